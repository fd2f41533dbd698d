import type { CompanionRequest, Turn } from '../../request.ts';
import { scriptedCompanion } from '../../scriptedCompanion.ts';
import { baker } from './personas.ts';

const companion = scriptedCompanion({ delayMs: 0 });

/** The answer to the last of the turns, by a baker, to somebody who is called Tom. */
export const answerTo = async (turns: readonly Turn[], changes: Partial<CompanionRequest> = {}): Promise<string> => {
  const request: CompanionRequest = {
    persona: baker,
    user: { name: 'Tom' },
    turns,
    chance: { lasting: '', passing: '', now: 0 },
    signal: new AbortController().signal,
    ...changes,
  };
  let answer = '';
  for await (const piece of companion.answer(request)) answer += piece;
  return answer;
};

/** The answers to what is said one after another. */
export const talkOf = async (
  texts: readonly string[],
  changes: Partial<CompanionRequest> = {},
): Promise<readonly string[]> => {
  const turns: Turn[] = [];
  const answers: string[] = [];
  for (const text of texts) {
    turns.push({ role: 'user', text });
    const answer = await answerTo(turns, changes);
    turns.push({ role: 'companion', text: answer });
    answers.push(answer);
  }
  return answers;
};

/** `count` answers to the same words, each in place of those before. */
export const otherAnswersTo = async (text: string, count: number): Promise<readonly string[]> => {
  const alternatives: string[] = [];
  for (let done = 0; done < count; done += 1)
    alternatives.push(await answerTo([{ role: 'user', text }], { alternatives: [...alternatives] }));
  return alternatives;
};
