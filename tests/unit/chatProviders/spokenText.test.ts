import { describe, expect, it } from 'vitest';
import { spokenText } from '#server/providers/chat/openai/spokenText.ts';

const said = (pieces: readonly string[]): string => {
  const spoken = spokenText();
  return pieces.map((piece) => spoken.feed(piece)).join('') + spoken.end();
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
});
