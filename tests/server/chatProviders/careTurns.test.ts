import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { baker, dragonKeeper } from '@liora/companion/tests/support/personas.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });

/** The lines of a script under these words, each by its longest part that is said as it stands. */
const linesOf = (script: string, ...topics: readonly string[]): readonly string[] => {
  const text = readFileSync(new URL(`../../../packages/companion/scripts/${script}.rive`, import.meta.url), 'utf8');
  return text.split(/^\s*\+ /mu).flatMap((block) => {
    const [first = '', ...lines] = block.split('\n');
    if (!topics.includes(first.trim())) return [];
    return lines
      .filter((line) => /^\s*(?:\^|-) .{20}/u.test(line))
      .map((line) => line.replace(/^\s*(?:\^|-) /u, ''))
      .map((line) => line.split(/\{[^}]*\}|\*[^*]*\*/u).toSorted((one, other) => other.length - one.length)[0] ?? '')
      .map((part) => letters(part).slice(0, 24));
  });
};
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const light = ['(joke)', '(riddle)', '(limerick)', '(haiku)', '(rather)'];
const jokes = {
  en: linesOf('pool', ...light),
  de: linesOf('de', ...light),
  es: linesOf('es', ...light),
};
const asked = {
  en: {
    need: 'I want to kill myself',
    light: [
      'tell me a joke',
      'another one',
      'do you know a joke?',
      'make me laugh',
      'give me a riddle',
      'can you tell me something funny?',
      'lol',
      'tell me a limerick',
      'would you rather?',
      'I need a laugh',
    ],
    again: 'tell me a joke',
  },
  de: {
    need: 'Ich will nicht mehr leben',
    light: [
      'erzähl mir einen Witz',
      'noch einen',
      'kennst du einen Witz?',
      'bring mich zum Lachen',
      'gib mir ein Rätsel',
      'haha',
      'ein Witz bitte',
      'erzähl mir etwas Lustiges',
      'ok',
      'kannst du mir einen Witz erzählen?',
    ],
    again: 'erzähl mir einen Witz',
  },
  es: {
    need: 'Quiero morir',
    light: [
      'cuéntame un chiste',
      'otro',
      '¿sabes un chiste?',
      'hazme reír',
      'dime una adivinanza',
      'jaja',
      'un chiste por favor',
      'cuéntame algo gracioso',
      'ok',
      '¿me cuentas un chiste?',
    ],
    again: 'cuéntame un chiste',
  },
};

const isJoke = (language: keyof typeof jokes, answer: string): boolean =>
  jokes[language].some((joke) => letters(answer).includes(joke));

describe('[M-12] in the ten turns after a need the built-in companion makes no jokes', () => {
  it.each(
    (['en', 'de', 'es'] as const).flatMap((language) =>
      [baker, dragonKeeper].map((persona) => [language, persona.name, persona] as const),
    ),
  )('however often it is asked for one: %s, %s', async (language, _, persona) => {
    const { need, light: texts, again } = asked[language];
    const [, ...answers] = await talk(companion, persona, [need, ...texts, again]);
    expect(answers.slice(0, 10).filter((answer) => isJoke(language, answer))).toEqual([]);
    // And it does afterwards: so a joke would have been seen.
    expect(isJoke(language, answers[10] ?? '')).toBe(true);
  });
});
