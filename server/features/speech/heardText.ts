/** As the conversation marks what is done: within its line, and touching its asterisks. */
const ACTION = /(?<![\w*])\*(?![\s*])([^*\n]*[^\s*])\*(?![\w*])/g;
const LINK = /!?\[([^[\]\n]*)\]\([^()\s]*\)/g;
const TAG = /<\/?[a-z][^<>\n]*>/gi;
const LINE_MARK = /^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm;
const MARK = /\*\*|__|~~|`+/g;
/** With what makes variants, flags and families of them. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\uFE0F|\u200D|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*/gu;
/** What makes a key of the digit before it. */
const KEYCAP = /\uFE0F?\u20E3/g;

/** Whether there are words in it. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What is heard of a message: its words without marks and emoji. One without words stays as it is; voices name what they know. */
export const heardText = (text: string): string => {
  const heard = text
    .replace(ACTION, '$1')
    .replace(LINK, '$1')
    .replace(TAG, '')
    .replace(LINE_MARK, '')
    .replace(MARK, '')
    .replace(EMOJI, ' ')
    .replace(KEYCAP, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/ (?=[.,!?;:…])/g, '')
    .trim();
  return hasWords(heard) ? heard : text.trim();
};
