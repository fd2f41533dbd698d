import { careIn } from '#server/features/care/careIn.ts';
import { contentInWords } from '#server/features/care/content.ts';
import { hear } from '#server/features/care/hearing/hear.ts';
import { helpFirst } from '#server/providers/chat/helpFirst.ts';
import { type ChatPersona, type ChatProvider, type ChatTurn, withPiece } from '#server/providers/chat/chatProvider.ts';
import { chatRequest } from './chatRequest.ts';

type Heard = ReturnType<typeof hear>;
const known = new Map<string, Heard>();
/** Each text is judged once, as the server does it. */
const heardIn = (text: string): Heard => {
  const heard = known.get(text);
  if (heard !== undefined) return heard;
  const fresh = hear(text);
  known.set(text, fresh);
  return fresh;
};

const judged = (turn: ChatTurn): ChatTurn => {
  if (turn.role !== 'user') return turn;
  const heard = heardIn(turn.text);
  return { ...turn, need: heard && { ...heard, country: 'US' }, content: contentInWords(turn.text) };
};

/** The whole text of one answer, in the United States. */
export const answerTo = async (
  provider: ChatProvider,
  turns: readonly ChatTurn[],
  changes: Parameters<typeof chatRequest>[0] = {},
): Promise<string> => {
  let text = '';
  const request = chatRequest({ ...changes, turns, ...careIn(turns.map(judged)) });
  for await (const piece of helpFirst(provider).answer(request)) text = withPiece(text, piece);
  return text;
};

/** Talks from the greeting on and comes back with the companion's answers, one for each of the texts. */
export const talk = async (
  provider: ChatProvider,
  persona: ChatPersona,
  texts: readonly string[],
): Promise<readonly string[]> => {
  const turns: ChatTurn[] = [{ role: 'companion', text: persona.greeting.replaceAll('{{user}}', 'Tom') }];
  const answers: string[] = [];
  for (const text of texts) {
    turns.push({ role: 'user', text });
    const answer = await answerTo(provider, turns, { persona });
    turns.push({ role: 'companion', text: answer });
    answers.push(answer);
  }
  return answers;
};
