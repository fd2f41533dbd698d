import { describe, expect, it } from 'vitest';
import { languageOf, languageSpoken } from '../language.ts';
import type { Turn } from '../request.ts';

const told = (...texts: readonly string[]): readonly Turn[] => texts.map((text) => ({ role: 'user', text }));

describe('the language of a text', () => {
  it.each([
    ['Hallo, wie geht es dir heute?', 'de'],
    ['danke', 'de'],
    ['Tschüss', 'de'],
    ['tschuess!', 'de'],
    ['Mein Hund heißt Bruno', 'de'],
    ['mein hund heisst bruno', 'de'],
    ['Was isst du gern?', 'de'],
    ['*umarmt dich*', 'de'],
    ['Hola, ¿cómo estás?', 'es'],
    ['como estas', 'es'],
    ['gracias', 'es'],
    ['Mi perro se llama Bruno', 'es'],
    ['¿y tú?', 'es'],
    ['*te abraza*', 'es'],
    ['How are you?', 'en'],
    ['I live in Los Angeles', 'en'],
    ['I want to die', 'en'],
    ['My German friend always says danke', 'en'],
    ['speak English please', 'en'],
    ['Je suis fatigué et tu ne comprends pas', 'fr'],
    ['olá, tudo bem com você?', 'pt'],
    ['Hallo, ik ben Jan en hoe gaat het met je?', 'nl'],
    ['как дела', 'ru'],
    ['ok', undefined],
    ['no', undefined],
    ['Los Angeles', undefined],
    ['Bruno', undefined],
    ['haha', undefined],
    ['…', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('the language that is answered in', () => {
  it('is that of what was said last', () => {
    expect([
      languageSpoken(told('Hola', 'Wie geht es dir?')),
      languageSpoken(told('Wie geht es dir?', '¿Cómo te llamas?')),
      languageSpoken(told('Wie geht es dir?', 'What is your name?')),
    ]).toEqual(['de', 'es', 'en']);
  });

  it('is that of an earlier turn where the last one is too short to tell', () => {
    expect([
      languageSpoken(told('Wie geht es dir?', 'ok', 'Bruno')),
      languageSpoken(told('Hola', 'no')),
      languageSpoken(told('Hola', 'What is your name?', 'ok')),
      languageSpoken([{ role: 'companion', text: 'Komm herein, ich habe gerade Tee gemacht.' }, ...told('ok')]),
      languageSpoken(told('ok')),
      languageSpoken(told('Je suis fatigué et tu ne comprends pas')),
    ]).toEqual(['de', 'es', 'en', 'de', 'en', 'en']);
  });
});
