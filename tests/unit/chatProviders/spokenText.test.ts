import { describe, expect, it } from 'vitest';
import { withPiece } from '#server/providers/chat/chatProvider.ts';
import { spokenText } from '#server/providers/chat/openai/spokenText.ts';

const said = (pieces: readonly string[], mayBeUnopened = false): string => {
  const spoken = spokenText(mayBeUnopened);
  return pieces.reduce((text, piece) => withPiece(text, spoken.feed(piece)), '') + spoken.end();
};

const texts: [string, string, string][] = [
  ['an answer as it is', 'Hello <b>you</b>.', 'Hello <b>you</b>.'],
  ['an answer with space before it', '  Hello.', '  Hello.'],
  ['reasoning before the answer', '<think>She asks. Why?</think>\n\nHello.', 'Hello.'],
  ['reasoning in other words', '\n<thinking>Hm <think></thinking>Hello.', 'Hello.'],
  ['reasoning twice', '<think>a</think> <reasoning>b</reasoning> Hello.', 'Hello.'],
  ['empty reasoning', '<think>\n\n</think>\n\nHello.', 'Hello.'],
  ['reasoning without an end', '<think>She asks', ''],
  ['a tag that is said later', 'I write <think>this</think>.', 'I write <think>this</think>.'],
  ['what only begins like a tag', '<thin ice>', '<thin ice>'],
  ['reasoning that nothing opens', 'She asks. Why?\n</think>\n\nHello.', 'Hello.'],
  ['a tag like another after reasoning', 'She asks.</think> I write </think>.', 'I write </think>.'],
  ['what only ends like a tag', 'I write </thin', 'I write </thin'],
  ['half a tag', '<thi', '<thi'],
  ['NUL', 'Hel\0lo\0', 'Hello'],
  ['nothing', '', ''],
];

describe('what a model says to a person', () => {
  it.each(texts)('[N-16] is right for %s, however it is cut', (_what, given, expected) => {
    expect(said([given])).toBe(expected);
    expect(said(given.split(''))).toBe(expected);
    for (let cut = 1; cut < given.length; cut += 1)
      expect(said([given.slice(0, cut), given.slice(cut)])).toBe(expected);
  });

  it.each(texts)(
    '[N-16] is right for %s, where the model is known to leave out the first tag',
    (_what, given, expected) => {
      expect(said([given], true)).toBe(expected);
      expect(said(given.split(''), true)).toBe(expected);
    },
  );

  it('[N-16] gives nothing of reasoning that nothing opens, once the model is known for it', () => {
    const spoken = spokenText(true);
    const pieces = ['She ', 'asks.', '</think>', ' Hel', 'lo.'].map((piece) => spoken.feed(piece));
    expect(pieces).toEqual(['', '', '', 'Hel', 'lo.']);
  });
});
