import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../plainText.ts';

const areQuestions = (texts: readonly string[]) => texts.map((text) => sentencesOf(text).map((one) => one.isQuestion));

describe('a sentence', () => {
  it('asks where its last part does, behind a comma or without one', () => {
    const texts = [
      'I never finish books, is that bad',
      'i never finish books is that bad',
      'I got a stitch, what do I do',
      'my plant is dying any tips',
      'I have a fever what should I take',
      'we broke up, should I call her',
    ];
    expect(areQuestions(texts)).toEqual(texts.map(() => [true]));
  });

  it('tells where such words stand inside', () => {
    const texts = ['I wonder what to do', 'all of that is bad', 'you know what is it like'];
    expect(areQuestions(texts)).toEqual(texts.map(() => [false]));
  });
});
