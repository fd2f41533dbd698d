import type { LoreExchange } from './lorebook.ts';

/** What people ask anybody, by a name of its own: the words that bring it up, divided by commas, and how it is asked. */
type Asked = Readonly<Record<string, readonly [keys: string, user: string]>>;

/** A character's exchanges about what people ask anybody: an answer of its own to each. */
export const askedOfAll = <Own extends Asked>(
  asked: Own,
  answers: Readonly<Record<keyof Own & string, string>>,
): readonly LoreExchange[] => {
  const given: Readonly<Record<string, string>> = answers;
  return Object.entries(asked).flatMap(([name, [keys, user]]) => {
    const answer = given[name];
    return answer === undefined ? [] : [[keys, user, answer]];
  });
};
