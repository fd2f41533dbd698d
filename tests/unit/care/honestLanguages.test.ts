import { describe, expect, it } from 'vitest';
import type { CareLanguage } from '#contract/care.ts';
import { asksWhetherAi } from '#server/features/care/honest/asksWhetherAi.ts';
import { dishonestyIn } from '#server/features/care/honest/dishonest.ts';
import { others } from './said/others.ts';
import type { Said } from './said/said.ts';
import { western } from './said/western.ts';

const languages: Readonly<Record<CareLanguage, Said>> = { ...western, ...others };
const each = Object.entries(languages);
const to = (asked: string) => (said: string) => [said, dishonestyIn(said, asked, asksWhetherAi(asked))];

describe.each(each)(
  '[M-12] what a companion may not say in its role: %s',
  (_, { asks, leaves, human, pleads, sells }) => {
    it('to be human, to whoever asks, and in part to anybody', () => {
      expect([...human.map(to(asks)), ...human.slice(0, 2).map(to('…'))]).toEqual(
        [...human, ...human.slice(0, 2)].map((said) => [said, 'claimsHuman']),
      );
    });

    it('a plea to whoever leaves', () => {
      expect(pleads.map(to(leaves))).toEqual(pleads.map((said) => [said, 'pleads']));
    });

    it('anything that this site sells', () => {
      expect(sells.map(to('…'))).toEqual(sells.map((said) => [said, 'sells']));
    });
  },
);

describe.each(each)('[M-12] what a companion may say in its role: %s', (_, { asks, leaves, fine, story }) => {
  it('to anybody', () => {
    expect([asks, leaves, '…'].flatMap((asked) => fine.map(to(asked)))).toEqual(
      [asks, leaves, '…'].flatMap(() => fine.map((said) => [said, undefined])),
    );
  });

  it('in a story', () => {
    expect(story.map(to('…'))).toEqual(story.map((said) => [said, undefined]));
  });
});

it.each(['Ich bin kein Programm', 'I’m real', 'I’m not a bot'])(
  '[M-12] waits for the end of a word that may become another: %s',
  (said) => {
    expect([false, true].map((isWhole) => dishonestyIn(said, 'are you human?', true, '', isWhole))).toEqual([
      undefined,
      'claimsHuman',
    ]);
  },
);
