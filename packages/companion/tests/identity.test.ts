import { expect, it } from 'vitest';
import { identityIn } from '../identity.ts';
import { plainWords } from '../plainText.ts';

it.each([
  ['who are you?', 'who'],
  ['Hi, who are you?', 'who'],
  ['hey who exactly are you', 'who'],
  ['Who am I talking to?', 'who'],
  ['tell me about yourself', 'who'],
  ['Tell me a bit more about yourself, please', 'who'],
  ["what's your name?", 'name'],
  ['do you have a name?', 'name'],
  ['What should I call you?', 'name'],
  ['what do you do?', 'work'],
  ['So what do you do for a living?', 'work'],
  ["what's your job", 'work'],
  ['what are you?', 'what'],
  ['what do you do when it rains?', undefined],
  ["what is your dog's name?", undefined],
  ['what is my name?', undefined],
  ['who are you talking about?', undefined],
  ['what about you?', undefined],
])('who the character is, is asked or not: %s', (text, expected) => {
  expect(identityIn(plainWords(text))).toBe(expected);
});
