import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { interpreterOf } from '../interpreter.ts';
import type { Turn } from '../request.ts';

const interpreter = interpreterOf(new URL('../scripts/', import.meta.url));
const factsIn = async (...turns: readonly Turn[]) => Object.fromEntries(await factsOf(interpreter, turns));
const said = (text: string): Turn => ({ role: 'user', text });
const asked = (text: string): Turn => ({ role: 'companion', text });

describe('facts', () => {
  it.each([
    ['My name is actually Sam', { name: 'Sam' }],
    ["I'm a nurse and I live in Oslo", { job: 'as a nurse', home: 'Oslo' }],
    ['I work in a hospital', { job: 'in a hospital' }],
    ['I have two cats called Tim and Tom', { pet: 'your cats', petname: 'Tim and Tom' }],
    ['I love hiking with my dog', { like: 'hiking with your dog' }],
    ["I can't stand Mondays because they are long", { dislike: 'Mondays' }],
    ['my favourite movie is Spirited Away', { film: 'Spirited Away' }],
    ['My sister is getting married', { family: 'sister' }],
    ["I'm so tired", { mood: 'tired' }],
    ["I'm going to visit my mum next week", { plan: 'visit your mum next week' }],
    ['Hi! I’m Sam, 28, from Dublin', { name: 'Sam', years: '28', from: 'Dublin' }],
    ['hello, I am Robin and I live in Leeds', { name: 'Robin', home: 'Leeds' }],
    ['I’m 31', { years: '31' }],
    ['I turned 40 today', { years: '40' }],
    ['I’m 45 years old', { years: '45' }],
    ['I’m French', {}],
    ['I’m Bored', { mood: 'Bored' }],
    ['I’m 31 weeks pregnant', {}],
    ['I am 20 minutes late', {}],
    ['I love you', {}],
    ['I like it', {}],
    ['Do you like my dog?', {}],
    ["I'm a bit tired of that", {}],
    [
      'My name is Sam, I work as a carpenter, my cat is called Miso',
      { name: 'Sam', job: 'as a carpenter', petname: 'Miso' },
    ],
  ])('are told: %s', async (text, expected) => {
    expect(await factsIn(said(text))).toEqual(expect.objectContaining(expected));
  });

  it.each([
    ['Which book would you save from a fire?', "I'd say Dune, probably", { book: 'Dune' }],
    ['Which book would you save from a fire?', "I don't know", {}],
    ['Which book would you save from a fire?', 'My boss shouted at me', {}],
    ['Which book would you save from a fire?', 'tell me a joke', {}],
    ['What do you do for a living?', 'teacher', { job: 'as a teacher' }],
    ['What do you do for a living?', 'I sell shoes', {}],
    ['Which season is yours?', 'Autumn, I think', { season: 'Autumn' }],
  ])('are answers to %s: %s', async (question, answer, expected) => {
    expect(await factsIn(asked(question), said(answer))).toEqual(expected);
  });

  it('are replaced by what is told later', async () => {
    expect(await factsIn(said('I live in Rome'), said('I moved to Oslo'))).toEqual({ home: 'Oslo' });
  });

  it('give an animal its name afterwards', async () => {
    expect(await factsIn(said('my dog is old'), said('His name is Rex'))).toEqual({ pet: 'your dog', petname: 'Rex' });
  });
});
