import { describe, expect, it } from 'vitest';
import { plainWords } from '../plainText.ts';
import { recollect } from '../recollect.ts';
import { tellingsOf } from '../tellings.ts';

const recalled = (told: readonly string[], question: string) =>
  recollect(plainWords(question), tellingsOf(told.map((text) => ({ role: 'user', text }))));

describe('what was told', () => {
  it.each([
    ['my sister Anna lives in Berlin', 'where does my sister live?', 'your sister Anna lives in Berlin'],
    ['my sister lives in Berlin', 'where does my sister live?', 'your sister lives in Berlin'],
    ['my sister anna lives in berlin', "where's my sister living?", 'your sister Anna lives in berlin'],
    ['my sister Anna lives in Berlin', 'who is Anna?', 'your sister Anna lives in Berlin'],
    ['my sister Anna lives in Berlin', 'who is anna', 'your sister Anna lives in Berlin'],
    ['my sister Anna lives in Berlin', "what is my sister's name?", 'your sister is called Anna'],
    ['my sister Anna lives in Berlin', 'tell me about my sister', 'your sister Anna lives in Berlin'],
    ['my sister is called Anna', 'who is Anna?', 'your sister is called Anna'],
    ['Anna is my sister', 'do you remember Anna?', 'your sister is called Anna'],
    ['my kids are called Mia and Ben', 'what are my kids called?', 'your kids are called Mia and Ben'],
    ['I have a dog, he’s a beagle', 'what kind of dog do I have?', 'your dog is a beagle'],
    ['I’m going hiking with my friend Dave', 'what’s my friend’s name again?', 'your friend is called Dave'],
    ['my brother’s name is Theo', 'do you remember his name?', 'your brother is called Theo'],
    ['I am going to Paris next week', 'where am I going?', 'you are going to Paris next week'],
    ['I grew up in Leeds', 'where did I grow up?', 'you grew up in Leeds'],
    ['I was born in Rome, but we moved to Oslo', 'where was I born?', 'you were born in Rome'],
    ['When I was ten we moved to Spain', 'where did I move to?', 'you moved to Spain'],
    ['my brother works at the hospital', 'where does my brother work?', 'your brother works at the hospital'],
    ['my brother works at the hospital', 'what does my brother do?', 'your brother works at the hospital'],
    ['my mum is a nurse', "what's my mum's job?", 'your mum is a nurse'],
    ['my dog is called Rex', 'what is my dog called?', 'your dog is called Rex'],
    ['I have a dog named Rex', "what's my dog's name", 'your dog is called Rex'],
    ['my uncle lives with me and my wife', 'where does my uncle live?', 'your uncle lives with you and your wife'],
    ['my best friend Tom is 34 years old', 'how old is Tom?', 'your best friend Tom is 34 years old'],
    ['my daughter plays the violin', 'what does my daughter play?', 'your daughter plays the violin'],
    ['I have two brothers', 'how many brothers do I have?', 'you have two brothers'],
    ['my older sister lives in Berlin', 'where does my sister live?', 'your older sister lives in Berlin'],
  ])('%s: %s', (told, question, text) => {
    expect(recalled([told], question)).toEqual({ kind: 'known', text });
  });

  it('is put together from several turns', () => {
    const told = ['I have a sister called Anna who lives in Berlin.', 'She is a doctor. Her flat is tiny.'];
    expect([
      recalled(told, 'where does Anna live?'),
      recalled(told, 'what does my sister do?'),
      recalled(told, 'what do you know about Anna?'),
    ]).toEqual([
      { kind: 'known', text: 'your sister Anna lives in Berlin' },
      { kind: 'known', text: 'your sister Anna is a doctor' },
      { kind: 'known', text: 'your sister Anna lives in Berlin. Your sister Anna is a doctor' },
    ]);
  });

  it('is what was told last', () => {
    const told = ['my sister lives in Berlin', 'my sister moved to Paris'];
    expect(recalled(told, 'where does my sister live?')).toEqual({ kind: 'known', text: 'your sister moved to Paris' });
  });

  it('does not say more than was told', () => {
    const told = ['my brother works at the hospital'];
    expect([
      recalled(told, 'where does my brother live?'),
      recalled(told, 'what is my brother called?'),
      recalled(told, 'where does my mother live?'),
    ]).toEqual([
      { kind: 'rest', text: 'your brother works at the hospital' },
      { kind: 'rest', text: 'your brother works at the hospital' },
      { kind: 'unknown', text: 'your mother' },
    ]);
  });

  it.each([
    ['my sister lives in Berlin', 'why does my sister hate me?'],
    ['my sister lives in Berlin', 'what should I buy my sister?'],
    ['my sister lives in Berlin', 'where do you live?'],
    ['my grandmother passed away', 'who are you?'],
  ])('is not brought up by another question: %s, %s', (told, question) => {
    expect(recalled([told], question)).toBeUndefined();
  });

  it.each([
    'my grandmother passed away',
    'where does my sister live?',
    'my sister and I went out',
    "my sister's dog barks",
    'Berlin is cold',
    '*takes my hand*',
  ])('is no telling: %s', (text) => {
    expect(tellingsOf([{ role: 'user', text }])).toEqual([]);
  });
});
