import { expect, it } from 'vitest';
import { actedIn } from '../gestures.ts';

it.each([
  ['*takes your hand*', { gestures: ['takes your hand'], speech: '' }],
  ['*hugs you* Thank you.', { gestures: ['hugs you'], speech: 'Thank you.' }],
  ['Come. *slowly opens the door* After you.', { gestures: ['slowly opens the door'], speech: 'Come.   After you.' }],
  ['*I sit down next to you*', { gestures: ['I sit down next to you'], speech: '' }],
  ['*smiling*', { gestures: ['smiling'], speech: '' }],
  ['I *really* do', { gestures: [], speech: 'I *really* do' }],
  ['*this* one, *always*', { gestures: [], speech: '*this* one, *always*' }],
  ['2 * 3 * 4', { gestures: [], speech: '2 * 3 * 4' }],
])('gestures are told from words: %s', (text, expected) => {
  expect(actedIn(text)).toEqual(expected);
});
