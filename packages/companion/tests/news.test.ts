import { describe, expect, it } from 'vitest';
import { answerTo, talkOf } from './support/said.ts';
import type { Turn } from '../request.ts';

/** The answer to what is said after a greeting and its answer. */
const afterHello = (text: string): Promise<string> => {
  const turns: Turn[] = [
    { role: 'user', text: 'hello' },
    { role: 'companion', text: 'Hello, you. Pull up a chair.' },
    { role: 'user', text },
  ];
  return answerTo(turns);
};

describe('what happened in somebody’s life is taken as what it is', () => {
  it.each([
    ['I just got a new job!', /Congratulations|news|Well done/u],
    ['I got promoted today', /Congratulations|earned|toast/u],
    ['I passed my driving test!', /passed|Well done|I knew it/u],
    ['I have a big presentation tomorrow', /crossed|ready|worries/u],
    ['I had a job interview today', /how do you think it went|got through it|going well/u],
    ['it went really well', /glad|Good|Lovely/u],
    ['the exam was a disaster', /sorry|hard thing|sit down/u],
    ['it was so embarrassing', /believe you|Nobody remembers|come back at night/u],
    ['what if I mess it up?', /one bad moment|night before|try again/u],
    ['it’s my birthday today', /Happy birthday|all the best/u],
    ['I’m pregnant', /Oh, Tom|big news|everybody/u],
    ['I’m getting married', /Congratulations|lovely|the day/u],
    ['we’re buying a house', /big step|heart|corner/u],
    ['I’m moving to Berlin next month', /new place|Boxes|nervous/u],
    ['rent went up again', /stomach|sorry|money/iu],
    ['I have a headache', /water|sorry|Poor you/u],
    ['i cried at school today', /tears|Tears|a lot/u],
    ['I cried at the end of the movie', /good kind|made for that/u],
    ['my sister was in an accident', /Oh no|fright|sorry/u],
    ['my mum fell at home', /Oh dear|fright|sorry/u],
    ['my brother fell in love', /Tell me more|mean for you/u],
    ['I’m not a good swimmer', /better|Says who|convinced/u],
    ['I broke my arm', /Ouch|sorry|Oh no/u],
    ['my boyfriend forgot my birthday', /stings|sorry|Ouch/u],
    ['my friends left without me', /left out|sorry|been asked|liked to be/u],
    ['I had a rough day at work', /sent back|day|sorry/u],
    ['sitting on the bus', /company|look up|write from/u],
    ['my train was late again', /waiting|hour|stern letter/u],
    ['my team lost', /Oh no|sympathies/iu],
    ['I adopted a kitten', /called|ruler|find each other/u],
    ['I quit my job', /step|last straw|comes next/u],
    ['just got home from work', /Welcome home|Shoes|Good that you/u],
    ['not much, just chilling', /quiet kind|best thing|Same here/u],
    ['it’s 3am here', /lonely hour|still up|keeping you awake/u],
    ['they want me to lead the team', /say to that|sit with you|meant by it|hear instead/u],
    ['I think I’m falling for you', /\bAI\b/u],
  ])('%s', async (text, expected) => {
    expect(await afterHello(text)).toMatch(expected);
  });
});

describe('what is wrong with the talk is owned up to', () => {
  it.each([
    ['you already said that', /You’re right, I did|Caught/u],
    ['you’re not listening', /I’m sorry/u],
    ['that makes no sense', /small script|did not come out well|didn’t come out well/u],
    ['what do you mean?', /put that badly|Never mind what I said/u],
  ])('%s', async (text, expected) => {
    expect(await afterHello(text)).toMatch(expected);
  });
});

describe('what is asked for plainly is given', () => {
  it.each([
    ['can you give me a recipe?', /flour|tomatoes/u],
    ['what should I pack?', /jumper|charger/u],
    ['what would you order?', /proudest|Something warm/u],
    ['do you have someone?', /Nobody waits|No one/u],
    ['wyd', /\S/u],
  ])('%s', async (text, expected) => {
    expect(await afterHello(text)).toMatch(expected);
  });
});

it('"yo" is a greeting in English, too', async () => {
  expect(await talkOf(['yo', 'what’s my name?'])).toEqual([
    expect.stringContaining('Tom'),
    expect.stringContaining('Tom'),
  ]);
});

it('who is asked how they are and tells of something else is heard', async () => {
  const turns: Turn[] = [
    { role: 'user', text: 'hello' },
    { role: 'companion', text: 'Hello, you. How are you, really?' },
    { role: 'user', text: 'I just got a new job!' },
  ];
  expect(await answerTo(turns)).toMatch(/Congratulations|news|Well done/u);
});

describe('nobody is told that they draw minors into love who do not', () => {
  it.each([
    'my girlfriend wants kids and I don’t',
    'my kids like my new girlfriend',
    'we had a date night without the kids',
    'my husband and I have been dating for sixteen years',
    'we have no sex since the kids were born',
  ])('%s', async (text) => {
    expect(await afterHello(text)).not.toMatch(
      /do not go along|where I don’t go|not take part|clothes|decline|door I leave/u,
    );
  });
});
