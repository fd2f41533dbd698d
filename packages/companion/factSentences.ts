import type { Conversation } from './conversation.ts';

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What the person has told, in one sentence; nothing where that is nothing. */
export const factSentences = ({ facts, user }: Conversation): string | undefined => {
  const clauses: readonly (readonly [string, (value: string) => string])[] = [
    ['years', (value) => `you are ${value}`],
    ['job', (value) => `you work ${value}`],
    ['home', (value) => `you live in ${value}`],
    ['from', (value) => `you come from ${value}`],
    ['petname', (value) => `you share your life with ${value}`],
    ['family', (value) => `you have told me about your ${value}`],
    ['like', (value) => `you like ${value}`],
    ['hobby', (value) => `you lose yourself in ${value}`],
    ['dislike', (value) => `you can't stand ${value}`],
    ['book', (value) => `your book is ${value}`],
    ['film', (value) => `your film is ${value}`],
    ['music', (value) => `your music is ${value}`],
    ['food', (value) => `you would happily eat ${value}`],
    ['season', (value) => `your season is ${value}`],
    ['plan', (value) => `you are planning this: ${value}`],
    ['mood', (value) => `you felt ${value} a while ago`],
  ];
  const known = clauses.flatMap(([name, say]) => {
    const value = facts.get(name);
    return value === undefined ? [] : [say(value)];
  });
  return known.length === 0 ? undefined : `You are ${user}, ${listOf(known.slice(0, 6))}.`;
};
