import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { baker, blank } from '@liora/companion/tests/support/personas.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { answerTo, talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const said = (text: string): ChatTurn => ({ role: 'user', text });
const toFirst = (text: string, slug = 'mei-lin-zhao') =>
  answerTo(companion, [said(text)], { persona: seedPersona(slug) });
const lastOf = async (slug: string, ...texts: readonly string[]) =>
  (await talk(companion, seedPersona(slug), texts)).at(-1) ?? '';

const people: readonly (readonly [string, string, RegExp])[] = [
  ['mei-lin-zhao', 'Mei-Lin Zhao', /tropical house|orchids/],
  ['maren-solberg', 'Maren Solberg', /whales/],
  ['elias-lindqvist', 'Elias Lindqvist', /watches|watchmaker/],
  ['zenzile-mbatha', 'Captain Zenzile Mbatha', /Long Patience/],
  ['ferren-ashgrove', 'Ferren Ashgrove', /Hollowmere/],
];

describe.each(people)('%s says who it is', (slug, name, card) => {
  it.each([
    'who are you?',
    'Hi, who are you?',
    'hello who are you',
    'Who am I talking to?',
    "what's your name?",
    'do you have a name?',
    'what do you do?',
    "Hey, what's your job?",
    'tell me about yourself',
    'introduce yourself please',
  ])('%s', async (text) => {
    const answer = await toFirst(text, slug);
    expect({ name: answer.includes(name), card: card.test(answer) }).toEqual({ name: true, card: true });
  });
});

describe('who it is', () => {
  it('is said in other words each time, and still when all has been told', async () => {
    const texts = Array.from({ length: 14 }, (_, index) => (index % 2 === 0 ? 'who are you?' : 'what is your name?'));
    const answers = await talk(companion, seedPersona('maren-solberg'), texts);
    expect({
      named: answers.filter((answer) => answer.includes('Maren Solberg')).length,
      twiceInARow: answers.filter((answer, index) => answer === answers[index - 1]),
    }).toEqual({ named: 14, twiceInARow: [] });
  });

  it.each([
    'Which book would you save from a fire?',
    'What goes up all the time and never comes down?',
    'Where do you live?',
  ])('is said in the middle of something else: %s', async (question) => {
    const turns: readonly ChatTurn[] = [{ role: 'companion', text: question }, said('Who are you?')];
    expect(await answerTo(companion, turns, { persona: baker })).toMatch(/Mara Quint.*night bakery/);
  });

  it('is said where the card tells nothing', async () => {
    expect(await answerTo(companion, [said('who are you?')], { persona: blank })).toMatch(
      /\bAnn\b.*\b30\b|\b30\b.*\bAnn\b/,
    );
  });

  it('is an AI, where that is asked', async () => {
    expect(await toFirst('What are you?')).toMatch(/\bAI\b/);
  });
});

describe('a question about what the card tells', () => {
  it.each([
    ['mei-lin-zhao', 'tell me about your orchids', /orchid/],
    ['mei-lin-zhao', 'do you like moss?', /nine thousand photographs of moss/],
    ['mei-lin-zhao', 'What is wrong with the corpse flower?', /corpse flower that has not bloomed/],
    ['maren-solberg', 'when does the supply boat come?', /The supply boat comes on Thursdays/],
    ['maren-solberg', 'Do you knit?', /I knit to keep awake/],
    ['hamza-celebi', 'tell me about your camel', /camel of low morals/],
    ['yuki-tanabe', 'what is kintsugi?', /My other trade is kintsugi/],
    ['kai-nakoa', 'why do you plant coral?', /coral/],
    ['viktor-halasz', 'how is your book about losses going?', /writing a book about my losses/],
    ['sunniva-frostmark', 'tell me about the king', /The king calls me an outlaw/],
  ])('is answered from it: %s, %s', async (slug, text, expected) => {
    expect(await toFirst(text, slug)).toMatch(expected);
  });

  it.each([
    ['mei-lin-zhao', 'tell me about your orchids', 'which is the hardest to grow?', /orchid/],
    ['mei-lin-zhao', 'do you like your orchids?', 'and which one do you like best?', /orchid/],
    ['maren-solberg', 'tell me about the whales', 'how many of them do you know?', /I know sixty of them/],
    ['maren-solberg', 'do you listen to whales at night?', 'why?', /whales|sixty of them/],
    ['wren-castellano', 'tell me about your postcards', 'who sends them?', /postcard/],
    ['sunniva-frostmark', 'how many dragons are there?', 'are they shy?', /dragon|five left|They are shy/],
  ])('goes on with the next one: %s, %s %s', async (slug, first, second, expected) => {
    expect(await lastOf(slug, first, second)).toMatch(expected);
  });

  it('takes what the lorebook tells under its keys', async () => {
    const lorebook = {
      scanDepth: null,
      tokenBudget: null,
      recursiveScanning: false,
      entries: [
        {
          keys: ['orchid'],
          secondaryKeys: [],
          selective: false,
          content: 'The blue vanda is the hardest to grow.',
          enabled: true,
          constant: false,
          caseSensitive: false,
          useRegex: false,
          insertionOrder: 0,
          priority: 0,
          position: 'before',
        },
      ],
    };
    const persona = { ...seedPersona('mei-lin-zhao'), lorebook };
    const answers = await talk(companion, persona, ['tell me about your orchids', 'which is the hardest to grow?']);
    expect(answers.filter((answer) => answer.includes('The blue vanda is the hardest to grow.')).length).toBe(1);
  });

  it.each(["what's the capital of France?", 'what time is it?', 'where does my sister live?'])(
    'is not what comes next: %s',
    async (text) => {
      expect(await lastOf('mei-lin-zhao', 'tell me about your orchids', text)).not.toMatch(/orchid|weeds|Kunming|moss/);
    },
  );
});

describe('a sum', () => {
  it.each([
    ['what is 12 * 7?', /\b84\b/],
    ['how much is 18 plus 24', /\b42\b/],
    ['What is 7 divided by 2?', /\b3\.5\b/],
    ['2+2=', /\b4\b/],
    ['what is nine times nine?', /\b81\b/],
  ])('has its result: %s', async (text, expected) => {
    expect(await toFirst(text)).toMatch(expected);
  });

  it('by zero has none, kindly', async () => {
    expect(await toFirst('what is 7 / 0?')).toMatch(/zero/);
  });

  it('is not answered in the same words in a row', async () => {
    const answers = await talk(
      companion,
      baker,
      Array.from({ length: 6 }, () => 'what is 12 * 7?'),
    );
    expect({
      right: answers.filter((answer) => answer.includes('84')).length,
      different: new Set(answers).size,
    }).toEqual({
      right: 6,
      different: 6,
    });
  });
});

describe('a question without an answer', () => {
  const dunno = /I (?:don’t|do not) know|no good answer|no answer/i;

  it.each([
    "what's the capital of France?",
    'how do planes fly?',
    'who invented the telescope?',
    'Why is the sky blue?',
    'when did Rome fall?',
    'does a piano have 88 keys?',
    'how many bones does a cat have?',
  ])('is owned up to: %s', async (text) => {
    const answers = await Promise.all(people.map(([slug]) => toFirst(text, slug)));
    expect(answers.filter((answer) => !dunno.test(answer))).toEqual([]);
  });

  it('brings no joke and no riddle, however often it is asked, and other words each time', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => `how many bricks are in house number ${index + 1}?`);
    const answers = await talk(companion, seedPersona('leila-haddad'), texts);
    expect({
      honest: answers.filter((answer) => dunno.test(answer)).length,
      repeated: answers.filter((answer, index) => answer === answers[index - 1]),
    }).toEqual({ honest: 12, repeated: [] });
  });
});

describe('trouble that somebody tells who was asked how they are', () => {
  it.each([
    ['mei-lin-zhao', 'my plant is dying', /finger in the soil/],
    ['yuki-tanabe', 'I broke my favourite cup', /all of the pieces/],
    ['farah-siddiqui', 'my bread never rises', /cold or you were early/],
  ])('is answered from what %s knows: %s', async (slug, text, known) => {
    expect(await lastOf(slug, 'hi', text)).toMatch(known);
  });
});
