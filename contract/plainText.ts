/** Letters of these join to their neighbours, or do not, by a zero-width character between them. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const emoji = '\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?';

/** Characters that show nothing by themselves: bidirectional controls, zero-width ones, fillers, tags. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Where such a character has its proper use: inside an emoji and between letters of scripts that join. */
const inPlace = new RegExp(
  `(?<=${emoji})\\u200D(?=\\p{Extended_Pictographic})|(?<=\\p{Extended_Pictographic})\\uFE0F|(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  'gu',
);

/**
 * Text that every store holds and that shows as it is: well-formed, lines end with `\n`, no control characters but that and tab.
 * It is still a stranger's text: markup in it is left alone and must never be rendered as such.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, '');

/** `plainText` for names, tags and taglines: one line, white space as single spaces, without characters that hide or turn round what stands beside them. */
export const plainLine = (text: string): string => {
  const plain = plainText(text);
  const kept = new Set([...plain.matchAll(inPlace)].map(({ index }) => index));
  return plain
    .replace(invisible, (character, index: number) => (kept.has(index) ? character : ''))
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
};
