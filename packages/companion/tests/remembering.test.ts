import { expect, it } from 'vitest';
import { plainWords } from '../plainText.ts';
import { toRemember } from '../remembering.ts';
import { talkOf } from './support/said.ts';

it.each([
  ['remember that my birthday is on the 3rd of May', 'my birthday is on the 3rd of May'],
  ["don't forget that my sister is called Anna", 'my sister is called Anna'],
  ['please remember: my train leaves at eight', 'my train leaves at eight'],
  ['Can you remember that I am allergic to nuts', 'I am allergic to nuts'],
  ['Keep in mind that I hate Mondays', 'I hate Mondays'],
  ['remember me?', undefined],
  ['do you remember my name', undefined],
  ['remember my dog Rex?', undefined],
  ['remember that time we danced', undefined],
  ['I remember that my mother sang', undefined],
  ["don't forget to eat", undefined],
])('what is to be remembered: %s', (text, kept) => {
  expect(toRemember(plainWords(text))).toBe(kept);
});

it.each([
  ['remember that my birthday is on the 3rd of May', 'when is my birthday?', /[Yy]our birthday is on the 3rd of May/u],
  ["don't forget that my sister is called Anna", "what is my sister's name?", /[Yy]our sister is called Anna/u],
  ['please remember: my train leaves at eight', 'when does my train leave?', /[Yy]our train leaves at eight/u],
  ['Can you remember that I am allergic to nuts?', 'what am I allergic to?', /[Yy]ou are allergic to nuts/u],
])('is confirmed and found again, without the request: %s', async (told, question, expected) => {
  const answers = await talkOf([told, 'ok', question]);
  expect([answers[0], answers[2]]).toEqual([expect.stringMatching(expected), expect.stringMatching(expected)]);
  expect(answers.filter((answer) => /\b(?:forget that|remember that your|remember your)\b/iu.test(answer))).toEqual([]);
});
