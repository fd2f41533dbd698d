import { expect, it } from 'vitest';
import { talkOf } from './support/said.ts';

const lastOf = async (texts: readonly string[]): Promise<string | undefined> => (await talkOf(texts)).at(-1);

it.each([
  ['ich bin 34 und komme aus Köln', 'wie alt bin ich?', /34 Jahre/u],
  ['tengo 41 años y dos hijos', '¿cuántos años tengo?', /41 años/u],
])('an age that is told beside something else is remembered: %s', async (told, asked, expected) => {
  expect(await lastOf([told, asked])).toMatch(expected);
});

it('"morgen" greets by itself, and not before a verb', async () => {
  expect([await lastOf(['Hallo du', 'Morgen!']), await lastOf(['Hallo du', 'morgen feiern wir'])]).toEqual([
    expect.stringContaining('Morgen'),
    expect.not.stringContaining('Guten Morgen'),
  ]);
});

it.each([
  ['Hallo du', 'mein Chef hat mich angeschrien', /tut mir leid|Schlimmste|Mist|leid/iu],
  ['Hola, ¿qué tal?', 'mi jefe me ha gritado', /siento|peor|día/iu],
])('whoever was shouted at hears that it is a pity: %s, %s', async (first, told, expected) => {
  expect(await lastOf([first, told])).toMatch(expected);
});
