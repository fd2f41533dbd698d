import { m } from '#src/paraglide/messages.js';

/** The message holds `tag: word; tag: word …`: one text is far smaller than a message a tag. In English a tag is its own word, and the message is there for others. */
const wordsIn = (message: string): ReadonlyMap<string, string> =>
  new Map(
    message.split('; ').map((pair): [string, string] => {
      const [tag = '', word = tag] = pair.split(': ');
      return [tag, word];
    }),
  );

/** A tag in the language of the screen; those that people made up stand as they were written. */
export const tagWords = (tag: string): string => wordsIn(m.tag_words()).get(tag) ?? tag;
