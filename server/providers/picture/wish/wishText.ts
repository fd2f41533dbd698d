/** Marks that turn the direction of text, with which a wish could be made to look like another. */
const UNSEEN = /[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?!\n)\p{Cc}/gu;

/** A wish as providers get it: no control characters but line ends, no unpaired surrogates, at most `max` characters. */
export const wishText = (prompt: string, max: number): string => {
  const clean = prompt
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, ' ')
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  return clean.length <= max
    ? clean
    : clean
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
};
