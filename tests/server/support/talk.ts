import type { ChatPersona, ChatProvider, ChatTurn } from '#server/providers/chat/chatProvider.ts';
import { chatRequest } from './chatRequest.ts';

/** The whole text of one answer. */
export const answerTo = async (
  provider: ChatProvider,
  turns: readonly ChatTurn[],
  changes: Parameters<typeof chatRequest>[0] = {},
): Promise<string> => {
  let text = '';
  for await (const piece of provider.answer(chatRequest({ ...changes, turns }))) text += piece;
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
