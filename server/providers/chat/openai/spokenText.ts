/** What local models put their reasoning between: Qwen and DeepSeek `<think>`, others the longer words. */
const REASONING = ['think', 'thinking', 'reasoning', 'thought'].map((name) => ({
  opening: `<${name}>`,
  closing: `</${name}>`,
}));

/** Takes the pieces of an answer, and gives what of them is said to the person. */
export interface SpokenText {
  feed(piece: string): string;
  /** What was held back because it might have become a tag. */
  end(): string;
}

/** Leaves out reasoning that an answer begins with, and NUL, which no database of ours keeps in a text. */
export const spokenText = (): SpokenText => {
  let held = '';
  let closing: string | undefined;
  let hasReasoned = false;
  let isSaying = false;

  const feed = (piece: string): string => {
    held += piece.replaceAll('\0', '');
    for (;;) {
      if (closing !== undefined) {
        const place = held.indexOf(closing);
        if (place === -1) {
          held = held.slice(-closing.length);
          return '';
        }
        held = held.slice(place + closing.length);
        closing = undefined;
        hasReasoned = true;
      }
      const begun = held.trimStart();
      const tag = isSaying ? undefined : REASONING.find(({ opening }) => begun.startsWith(opening));
      if (tag === undefined) {
        const mayBecomeTag = !isSaying && REASONING.some(({ opening }) => opening.startsWith(begun));
        if (mayBecomeTag) return '';
        const said = !isSaying && hasReasoned ? begun : held;
        isSaying = true;
        held = '';
        return said;
      }
      held = begun.slice(tag.opening.length);
      closing = tag.closing;
    }
  };

  return {
    feed,
    end: () => (closing === undefined ? held : ''),
  };
};
