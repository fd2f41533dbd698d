import { describe, expect, it } from 'vitest';
import { withPiece } from '#server/providers/chat/chatProvider.ts';
import { type LeavesOut, spokenText } from '#server/providers/chat/openai/spokenText.ts';

/** What is said of these pieces, and what was thought. */
const heard = (pieces: readonly string[], leavesOut: LeavesOut = 'unknown') => {
  const spoken = spokenText(leavesOut);
  const given = [...pieces.map((piece) => spoken.feed(piece)), spoken.end()];
  return {
    said: given.reduce((text, { said }) => withPiece(text, said), ''),
    thought: given.map(({ thought }) => thought).join(''),
    leavesOut: spoken.leavesOut,
  };
};

const thinks: [string, string, string, string][] = [
  ['reasoning before the answer', '<think>She asks. Why?</think>\n\nHello.', 'Hello.', 'She asks. Why?'],
  ['reasoning in other words', '\n<thinking>Hm <think></thinking>Hello.', 'Hello.', 'Hm <think>'],
  ['reasoning twice', '<think>a</think> <reasoning>b</reasoning> Hello.', 'Hello.', 'a\n\nb'],
  ['empty reasoning', '<think>\n\n</think>\n\nHello.', 'Hello.', '\n\n'],
  ['reasoning without an end', '<think>She asks', '', 'She asks'],
  ['reasoning before a tag that is said', '<think>a</think>I write\n</think>\nso.', 'I write\n</think>\nso.', 'a'],
];
const unopened: [string, string, string, string][] = [
  ['reasoning that nothing opens', 'She asks. Why?\n</think>\n\nHello.', 'Hello.', 'She asks. Why?\n'],
  ['reasoning that ends within a line', 'She asks.</think> \r\nHello.', 'Hello.', 'She asks.'],
  [
    'a tag like another after reasoning',
    'She asks.</think>\nI write\n</think>\nso.',
    'I write\n</think>\nso.',
    'She asks.',
  ],
];
const words: [string, string][] = [
  ['an answer as it is', 'Hello <b>you</b>.'],
  ['an answer with space before it', '  Hello.'],
  ['a tag that is said later', 'I write <think>this</think>.'],
  ['a tag that somebody asked for', 'The tag is </think>, as you asked.\n\nAnything else?'],
  ['a tag in a fence of code', 'So:\n```\nthoughts\n</think>\n\nwords\n```\nThat is all.'],
  ['a tag between backticks', 'It is `\u200b</think>\nand` so on.'],
  ['a tag that nothing follows', 'I write\n</think>\n\n'],
  ['what only begins like a tag', '<thin ice>'],
  ['what only ends like a tag', 'I write </thin'],
  ['half a tag', '<thi'],
  ['nothing', ''],
];
const texts = [...thinks, ...words.map(([what, text]) => [what, text, text, ''] as const)];

describe('what a model says to a person', () => {
  const everyCut = (text: string): string[][] => [
    [text],
    text.split(''),
    ...Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => [text.slice(0, at + 1), text.slice(at + 1)]),
  ];

  it.each([...texts, ...unopened])('[N-16] is right for %s, however it is cut', (_what, given, said, thought) => {
    for (const pieces of everyCut(given)) expect(heard(pieces)).toMatchObject({ said, thought });
  });

  it.each([...texts, ...unopened])(
    '[N-16] is right for %s, where the model is known to leave out the first tag',
    (_what, given, said, thought) => {
      for (const pieces of [[given], given.split('')]) expect(heard(pieces, 'yes')).toMatchObject({ said, thought });
    },
  );

  it.each([...texts, ...unopened.map(([what, text]) => [what, text, text, ''] as const)])(
    '[N-16] is right for %s, where the model is known not to leave it out',
    (_what, given, said, thought) => {
      for (const pieces of [[given], given.split('')]) expect(heard(pieces, 'no')).toMatchObject({ said, thought });
    },
  );

  it('[N-16] holds no NUL', () => {
    expect(heard(['Hel\0lo\0'])).toMatchObject({ said: 'Hello', thought: '' });
  });

  it('[N-16] gives nothing of reasoning that nothing opens, once the model is known for it', () => {
    const spoken = spokenText('yes');
    const pieces = ['She ', 'asks.', '</think>', '\n Hel', 'lo.'].map((piece) => spoken.feed(piece).said);
    expect(pieces).toEqual(['', '', '', 'Hel', 'lo.']);
  });

  it.each<[LeavesOut, string, LeavesOut]>([
    ['unknown', 'Hello.', 'no'],
    ['unknown', 'She asks.\n</think>\nHello.', 'yes'],
    ['yes', 'She asks.\n</think>\nHello.', 'yes'],
    ['yes', 'Hello.', 'unknown'],
    ['no', 'Hello, </think>.', 'no'],
    // It may be another model now.
    ['no', 'She asks.\n</think>\nHello.', 'unknown'],
  ])('[N-16] tells whether a model leaves out the first tag: %s, after %j %s', (before, text, after) => {
    expect(heard([text], before).leavesOut).toBe(after);
  });
});
