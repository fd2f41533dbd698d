import { describe, expect, it } from 'vitest';
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
  ['Hallo du', 'mein Chef hat mich angeschrien', /leid|Schlimmste|bequem|Erzähl|Tag/u],
  ['Hola, ¿qué tal?', 'mi jefe me ha gritado', /siento|peor|caliente|Cuéntame|día/u],
])('whoever was shouted at hears that it is a pity: %s, %s', async (first, told, expected) => {
  expect(await lastOf([first, told])).toMatch(expected);
});

describe('news of a life is taken as what it is', () => {
  it.each([
    ['Hallo du', 'ich hab den Job bekommen!', /Glückwunsch|Nachrichten|verdient/u],
    ['Hallo du', 'ich bin durchgefallen', /leid|über dich|setz dich/u],
    ['Hallo du', 'heute hab ich Geburtstag', /Geburtstag|Glückwunsch/u],
    ['Hallo du', 'ich bin schwanger', /Oh, Tom|große Neuigkeiten|nehmen es alle/u],
    ['Hallo du', 'die Miete ist schon wieder gestiegen', /Magen|leid|Geldsorgen/u],
    ['Hallo du', 'du hörst mir gar nicht zu', /leid|noch einmal|Entschuldige/u],
    ['Hallo du', 'hast du ein Rezept für mich?', /Mehl|Tomaten/u],
    ['Hola, ¿qué tal?', '¡me han dado el trabajo!', /Enhorabuena|noticia|ganado/u],
    ['Hola, ¿qué tal?', 'he suspendido el examen', /siento|de ti|siéntate/u],
    ['Hola, ¿qué tal?', 'hoy es mi cumpleaños', /cumpleaños|elicidades/u],
    ['Hola, ¿qué tal?', 'estoy embarazada', /Oh, Tom|noticia enorme|lleváis/u],
    ['Hola, ¿qué tal?', 'no llego a fin de mes', /estómago|siento|dinero/u],
    ['Hola, ¿qué tal?', 'no me escuchas', /razón|otra vez|Perdona/u],
    ['Hola, ¿qué tal?', '¿me das una receta?', /harina|tomate/u],
  ])('%s, %s', async (first, told, expected) => {
    expect(await lastOf([first, told])).toMatch(expected);
  });
});
