import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#contract/locale.ts';
import { LIFE } from '#server/features/account/mailCodes.ts';
import { mailsIn } from '#server/features/account/mails/mailsIn.ts';

const TO = 'ada@example.org';
const LINK = 'https://liora.example/users/redirect?code=ABCDEFGH2345';
const links = { reset: 'https://liora.example/users/password/reset', settings: 'https://liora.example/settings' };

const all = (locale: Locale) => {
  const mails = mailsIn(locale);
  return {
    signUp: mails.signUp(TO, '123456', LINK),
    knownEmail: mails.knownEmail(TO, LINK),
    noAccountPossible: mails.noAccountPossible(TO),
    resetPassword: mails.resetPassword(TO, LINK),
    unknownEmail: mails.unknownEmail(TO, LINK),
    locked: mails.locked(TO),
    passwordChanged: mails.passwordChanged(TO, links),
    passwordReset: mails.passwordReset(TO, ['Example', 'Other'], links),
    passwordResetAlone: mails.passwordReset(TO, [], links),
    confirmNewEmail: mails.confirmNewEmail(TO, LINK),
    confirmOldEmail: mails.confirmOldEmail(TO, 'new@example.org', LINK, links),
    emailTaken: mails.emailTaken(TO, LINK),
    emailImpossible: mails.emailImpossible(TO),
    emailChanged: mails.emailChanged(TO, 'new@example.org', links),
    identityLinked: mails.identityLinked(TO, 'Example', links),
    identityEnded: mails.identityEnded(TO, 'Example', links),
  };
};
/** What people do something with: paragraphs that are links, codes, and the third parties. */
const facts = (text: string): string[] => text.match(/https:\S+|\d{3} \d{3}|new@example\.org|Example|Other\b/gu) ?? [];

const HOUR = 60 * 60 * 1000;
/** How mails say how long something works, and how long that is. */
const TIMES: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  en: { 'one hour': HOUR, '24 hours': 24 * HOUR },
  de: { 'eine Stunde': HOUR, '24 Stunden': 24 * HOUR },
  es: { 'una hora': HOUR, '24 horas': 24 * HOUR },
};

it.each(LOCALES)('mails in %s say as long as their links work', (locale) => {
  const said = Object.entries(all(locale)).flatMap(([name, { text }]) =>
    Object.entries(TIMES[locale]).flatMap(([words, time]) => (text.includes(words) ? [[name, time]] : [])),
  );
  expect(said).toEqual([
    ['signUp', LIFE.signUp],
    ['resetPassword', LIFE.resetPassword],
    ['confirmNewEmail', LIFE.newEmail],
    ['confirmOldEmail', LIFE.oldEmail],
  ]);
});

describe.each(['de', 'es'] as const)('mails in %s', (locale) => {
  it('hold the same links, codes and names as the English ones, in other words', () => {
    const english = all('en');
    const other = all(locale);
    expect(Object.entries(other).map(([name, { to, text }]) => [name, to, facts(text)])).toEqual(
      Object.entries(english).map(([name, { to, text }]) => [name, to, facts(text)]),
    );
    const same = Object.keys(english).filter((name) => {
      const [one, two] = [Object.entries(english), Object.entries(other)].map(
        (mails) => mails.find(([key]) => key === name)?.[1],
      );
      return one?.subject === two?.subject || one?.text === two?.text;
    });
    expect(same).toEqual([]);
  });
});
