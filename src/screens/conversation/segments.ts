/** A piece of a message: said, or done (written between asterisks). */
export interface Segment {
  kind: 'speech' | 'action';
  text: string;
}

/** An action stays within its line and touches its asterisks, so that `2 * 3 * 4` and a list stay what they are. */
const ACTION = /(?<![\w*])\*(?![\s*])([^*\n]*[^\s*])\*(?![\w*])/g;

/** Cuts a message into what is said and what is done; joined again it reads the same, but for the asterisks. */
export const segmentsOf = (text: string): Segment[] => {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(ACTION)) {
    if (match.index > end) segments.push({ kind: 'speech', text: text.slice(end, match.index) });
    segments.push({ kind: 'action', text: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ kind: 'speech', text: text.slice(end) });
  return segments;
};

/** The message without the asterisks, for places that show one style. */
export const plainText = (text: string): string =>
  segmentsOf(text)
    .map((segment) => segment.text)
    .join('');
