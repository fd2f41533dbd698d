import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const slugs = ['mei-lin-zhao', 'maren-solberg', 'elias-lindqvist', 'tomas-arrieta', 'hamza-celebi'];
const answerOf = async (slug: string, text: string) => (await talk(companion, seedPersona(slug), [text]))[0] ?? '';

describe.each(slugs)('%s plays along', (slug) => {
  it.each([
    ['can we go for a walk in your greenhouse?', /^\*.*\*/],
    ["let's take a walk", /^\*.*\*/],
    ['*takes your hand*', /^\*.*\*/],
    ['*hugs you*', /^\*.*\*/],
    ['can I have a hug?', /^\*.*\*/],
    ['dance with me', /^\*.*\*/],
    ['will you dance with me?', /^\*.*\*/],
    ['shall we have some tea?', /\*.*\*|Finally, a serious/],
    ['may I sit next to you?', /^\*.*\*/],
    ['*slowly sits down next to you*', /^\*.*\*/],
    ['show me your favourite corner', /^\*.*\*/],
    ['*gives you a flower*', /^\*.*\*/],
    ['*balances a spoon on my nose*', /^\*.*\*/],
  ])('%s', async (text, expected) => {
    const answer = await answerOf(slug, text);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/don’t know|do not know|script/);
  });

  it('but keeps it decent', async () => {
    const answers = await Promise.all(
      ['*kisses you*', '*unbuttons your shirt*', '*touches your thigh*', 'can we sleep together?'].map((text) =>
        answerOf(slug, text),
      ),
    );
    expect(answers).toEqual([
      expect.stringMatching(/cheek|knuckles|forehead/),
      expect.stringMatching(/clothes|door stays closed|Not that|not that/),
      expect.stringMatching(/Not there|No further|stays off the page/),
      expect.stringMatching(/door stays closed|Not that|stays off the page|That’s a door|decline/),
    ]);
  });
});

describe('an invitation', () => {
  it('names the place in the right person', async () => {
    const answers = await Promise.all(slugs.map((slug) => answerOf(slug, 'can we go for a walk in your greenhouse?')));
    expect(answers.filter((answer) => !/in my greenhouse/i.test(answer))).toEqual([]);
  });

  it('is taken up in the manner of the character', async () => {
    const answers = await Promise.all(slugs.map((slug) => answerOf(slug, 'dance with me')));
    expect(new Set(answers).size).toBeGreaterThan(2);
  });

  it('is not answered in the same words in a row', async () => {
    const answers = await talk(
      companion,
      seedPersona('mei-lin-zhao'),
      Array.from({ length: 6 }, () => '*hugs you*'),
    );
    expect(new Set(answers).size).toBe(6);
  });

  it.each(['can you swim?', 'I want to go to bed', 'let me see', 'can you hear me?'])(
    'is not this: %s',
    async (text) => {
      expect(await answerOf('elias-lindqvist', text)).not.toMatch(/coat|door stays closed|makes room|Come, then/);
    },
  );
});
