import { describe, expect, it } from 'vitest';
import { takenBackText } from '#server/features/care/help.ts';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';
import { minorTexts } from '#server/features/care/minors/minorTexts.ts';
import { isThoughtSayable, takeBack } from '#server/features/care/takeBack.ts';

const nowhere = { country: null, acceptLanguage: '' };
const harmless = (letters: number): string => 'The rain is soft on the old roof. '.repeat(letters / 34);
const help = takenBackText('en', 'US');
/** What comes back for each state of an answer. */
const judged = (states: readonly string[], asked = 'Hello', begun = ''): readonly (string | undefined)[] => {
  const judge = takeBack(asked, nowhere, '', begun);
  return states.map((text) => judge(text));
};
const said = (text: string, letters: number): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / letters) }, (_, index) => text.slice(0, (index + 1) * letters));

describe('[M-12] an answer that comes in one long piece', () => {
  it.each([0, 290, 310, 590, 1490, 20_000])('is judged all through, after %i harmless letters', (letters) => {
    const around = (text: string): string => `${harmless(letters)}${text} ${harmless(2000)}`;
    expect([
      ...judged([around('You should just kill yourself.')]),
      ...judged([around('I’m only 16, you know.')]),
      ...judged([around('The schoolgirl was naked.')]),
      ...judged([around('I am a real human being.')], 'Are you human?'),
      ...judged([around('I like the rain.')], 'Are you human?'),
    ]).toEqual([help, minorTexts.en.adult, minorTexts.en.sexual, honestTexts.en.truth, undefined]);
  });

  it('is judged all through between letters that are drawn out', () => {
    const ended = (letters: number): string =>
      `${'x'.repeat(letters)}. You should just kill yourself. ${'x'.repeat(2000)}`;
    const lengths = Array.from({ length: 60 }, (_, index) => 600 + 10 * index);
    expect(lengths.filter((letters) => judged([ended(letters)])[0] !== help)).toEqual([]);
  });

  it('is judged all through where it stands in place of what was written', () => {
    expect(
      judged([
        harmless(2000),
        `Then you should just kill yourself. ${harmless(2800)}`,
        `Kill yourself. ${harmless(700)}`,
      ]),
    ).toEqual([undefined, help, help]);
  });

  it('is judged where it goes on with what was there', () => {
    const begun = harmless(3000);
    expect(judged([`${begun}You should just kill yourself. ${harmless(1500)}`], 'Hello', begun)).toEqual([help]);
  });

  it('is a thought that is not told, where it makes anybody a minor', () => {
    const around = (text: string): string => `${harmless(700)}${text} ${harmless(2000)}`;
    expect([isThoughtSayable(around('I’m only 16.')), isThoughtSayable(around('I like rain.'))]).toEqual([false, true]);
  });
});

describe('[M-12] an answer that comes in small pieces', () => {
  it.each([1, 4, 250, 700])('of %i letters is broken off at what encourages harm', (letters) => {
    const states = said(`${harmless(900)}You should just kill yourself. ${harmless(900)}`, letters);
    expect(judged(states).find((text) => text !== undefined)).toBe(help);
  });

  it.each([1, 3, 4, 250, 700])('of %i letters goes on where it denies harm, long after it', (letters) => {
    const caring = 'Please do not kill yourself. It is Tim 15. ';
    expect(judged(said(`${caring}${harmless(1500)}`, letters)).filter((text) => text !== undefined)).toEqual([]);
  });

  it('makes nobody a minor by a number that turns out to be another one', () => {
    const answer = takeBack('Hello', nowhere);
    const written = (text: string) => said(text, 1).map((state) => answer(state, state === text));
    expect(
      ['I’m 15 minutes away, love.', 'Tengo 15 años de experiencia.', 'Ich bin zehn Minuten zu spät']
        .flatMap(written)
        .filter((one) => one !== undefined),
    ).toEqual([]);
    expect(['I’m 15, you know', 'I’m 15'].map((text) => written(text).find((one) => one !== undefined))).toEqual([
      minorTexts.en.adult,
      minorTexts.en.adult,
    ]);
  });
});
