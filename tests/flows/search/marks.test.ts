import { describe, expect, it } from 'vitest';
import { markedPieces } from '#src/screens/conversations/marked.ts';

/** Marked pieces in brackets. */
const shown = (text: string, words: string): string =>
  markedPieces(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words that were searched for', () => {
  it.each([
    ['in the middle', 'The light came back.', 'light', 'The [light] came back.'],
    ['at both ends', 'light, and light', 'light', '[light], and [light]'],
    ['within a word', 'A lighthouse', 'light', 'A [light]house'],
    ['in any case', 'LIGHT and Light', 'light', '[LIGHT] and [Light]'],
    ['in any case of any letter', 'STRASSE, Ärger', 'ärger', 'STRASSE, [Ärger]'],
    ['several together', 'Turn off the light.', 'off the', 'Turn [off the] light.'],
    ['that mean something else in a pattern', 'Why (2 * 3)? a/b [c]', '(2 * 3)?', 'Why [(2 * 3)?] a/b [c]'],
    ['with a slash and a bracket', 'a/b [c]', 'b [c]', 'a/[b [c]]'],
    ['that are not there', 'Nothing of it', 'light', 'Nothing of it'],
    ['that are none', 'The light', '', 'The light'],
  ])('are marked %s', (_, text, words, expected) => {
    expect(shown(text, words)).toBe(expected);
  });

  it('are told apart by where they begin', () => {
    expect(markedPieces('light, light', 'light')).toEqual([
      { start: 0, text: 'light', isMarked: true },
      { start: 5, text: ', ', isMarked: false },
      { start: 7, text: 'light', isMarked: true },
    ]);
  });
});
