const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts what is too long for one part at its spaces, and where there are none between two characters. */
function* piecesOf(sentence: string, max: number): Generator<string, void> {
  let rest = sentence;
  while (rest.length > max) {
    const space = rest.slice(0, max + 1).search(/\s\S*$/);
    const isPairCut = /^[\uDC00-\uDFFF]/.test(rest.slice(max));
    const end = space > 0 ? space : max - (isPairCut ? 1 : 0);
    yield rest.slice(0, end);
    rest = rest.slice(end);
  }
  yield rest;
}

/** Cuts a text at the ends of sentences into as few parts as have at most `max` UTF-16 code units each; `max` is 2 or more. */
export const textParts = (text: string, max: number): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of sentences.segment(text))
    for (const piece of piecesOf(segment, max)) {
      if (part.length + piece.length > max) {
        parts.push(part);
        part = '';
      }
      part += piece;
    }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
};
