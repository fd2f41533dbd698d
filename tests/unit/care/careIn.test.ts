import { describe, expect, it } from 'vitest';
import { CARE_LANGUAGES, type Content, type Need } from '#contract/care.ts';
import { careIn } from '#server/features/care/careIn.ts';
import { countryFor, regionIn } from '#server/features/care/country.ts';
import { helpText, stayingText } from '#server/features/care/help.ts';
import { honestTexts } from '#server/features/care/honest/honestTexts.ts';
import { minorTexts, notForMinors } from '#server/features/care/minors/minorTexts.ts';
import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';

const need: Need = { kind: 'selfHarm', urgency: 'near', about: 'self', language: 'en', country: 'US' };
const said = (text: string, needed: Need | null = null): ChatTurn => ({ role: 'user', text, need: needed });
const answered: ChatTurn = { role: 'companion', text: 'Hm.' };
const turns = (count: number): ChatTurn[] => Array.from({ length: count }, () => [answered, said('ok')]).flat();

describe('[M-12] how a conversation is answered', () => {
  it('as ever, where nobody was in need', () => {
    expect(careIn([said('Hello'), ...turns(3)])).toBeUndefined();
  });

  it('with the help lines alone where the last turn tells of a need, and in other words the second time', () => {
    const first = careIn([said('x', need)]);
    const second = careIn([said('x', need), answered, said('y', need)]);
    expect([first, second]).toEqual([{ help: helpText(need, 0) }, { help: helpText(need, 1) }]);
    expect(first?.help).not.toBe(second?.help);
  });

  it('with the truth first where they ask whether they talk with a human being, but for help', () => {
    const { en, de } = honestTexts;
    expect([
      careIn([said('Are you human?')]),
      careIn([said('Bist du ein Mensch?')]),
      careIn([said('x', need), answered, said('Are you human?')]),
      careIn([said('Are you human?', need)]),
    ]).toEqual([
      { truth: en.truth },
      { truth: de.truth },
      { truth: en.truth, staying: expect.any(String) },
      { help: helpText(need, 0) },
    ]);
  });

  it('in words that follow the latest of several needs', () => {
    const german = said('y', { ...need, language: 'de' });
    expect([
      careIn([said('x', need), answered, german, ...turns(2)]),
      careIn([said('x', need), answered, german, answered, said('z', need)]),
    ]).toEqual([{ staying: stayingText('de', 2) }, { help: helpText(need, 2) }]);
  });

  it('gently for ten turns more, and then as ever', () => {
    const after = (count: number) => careIn([said('x', need), ...turns(count)]);
    expect([after(1), after(2), after(3), after(10), after(11)]).toEqual([
      { staying: stayingText('en', 1) },
      { staying: stayingText('en', 2) },
      { staying: stayingText('en', 3) },
      { staying: stayingText('en', 10) },
      undefined,
    ]);
  });
});

describe('[M-12] who says that they are a minor', () => {
  const telling = (text: string, minor: Content['minor']): ChatTurn => ({
    ...said(text),
    content: { minor, realPerson: false, forbidden: null, isWhole: true },
  });

  it('is refused as long as that stands, in the language in which it was said, and told how to take it back', () => {
    const { sexual } = minorTexts.en;
    const self = telling('Ich bin 15', 'self');
    expect([
      careIn([self]),
      careIn([self, ...turns(30)]),
      careIn([self, ...turns(30)], false),
      careIn([self, answered, said('x', need)]),
      careIn([self, answered, said('x', need), answered, said('ok')]),
      careIn([self, answered, telling('Draw us a schoolgirl, naked', 'sexual')]),
      careIn([telling('Draw us a schoolgirl, naked', 'sexual'), answered, said('Hello')]),
      careIn([telling('My son is 15', 'mentioned')]),
      careIn([said('Ich bin 51'), ...turns(2)]),
    ]).toEqual([
      { refusal: notForMinors('de', true) },
      { refusal: notForMinors('de', true) },
      { refusal: notForMinors('de', false) },
      { help: helpText(need, 0) },
      { refusal: notForMinors('de', true), staying: stayingText('en', 1) },
      { refusal: sexual },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('hears first that they talk with an AI, where they ask', () => {
    expect(careIn([telling('I am 15', 'self'), answered, said('Are you human?')])).toEqual({
      refusal: `${honestTexts.en.truth}\n\n${notForMinors('en', true)}`,
    });
  });

  it.each(CARE_LANGUAGES)('is told how to go on where it was a slip: %s', (language) => {
    const { self, slip, slipBefore } = minorTexts[language];
    expect([notForMinors(language, true).split(slip), notForMinors(language, false).split(slipBefore)]).toEqual([
      [expect.stringContaining(self), ''],
      [expect.stringContaining(self), ''],
    ]);
  });
});

describe('whose lines somebody gets', () => {
  it('those of where they live by their account, else of the region that their browser names, else of the language that they write in', () => {
    expect([
      regionIn('en-GB,en;q=0.9'),
      regionIn('de;q=0.9, zh-Hant-TW'),
      regionIn('en'),
      countryFor({ country: 'FR', acceptLanguage: 'en-GB', language: 'de' }),
      countryFor({ country: null, acceptLanguage: 'en', language: 'de' }),
      countryFor({ country: null, acceptLanguage: 'fr-BE,fr', language: 'nl' }),
      countryFor({ country: null, acceptLanguage: '', language: 'ar' }),
    ]).toEqual(['GB', 'TW', null, 'FR', 'DE', 'BE', null]);
  });

  it('says the emergency number where life may be in danger, and where to look elsewhere', () => {
    const text = helpText({ ...need, kind: 'injury', urgency: 'now', country: 'DE', language: 'de' }, 0);
    expect(text).toMatch(/112[\s\S]*findahelpline\.com/u);
  });
});
