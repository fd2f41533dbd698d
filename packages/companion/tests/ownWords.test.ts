import { describe, expect, it } from 'vitest';
import type { OwnWords } from '../request.ts';
import { answerTo, talkOf } from './support/said.ts';
import { baker } from './support/personas.ts';

const german: OwnWords = {
  who: 'Ich backe, während die Stadt schläft.',
  work: 'Ich führe eine Nachtbäckerei.',
  place: 'Meine Backstube ist in Porto.',
  more: [
    'Mein Kater heißt Pfeffer und schläft auf den Mehlsäcken.',
    'Ich besitze sechs Öfen, und einer davon zieht nicht.',
    'Aufgehört habe ich mit dem Studium, weil ich morgens nie wach war.',
  ],
};
const spanish: OwnWords = {
  who: 'Horneo mientras la ciudad duerme.',
  work: 'Llevo una panadería nocturna.',
  place: 'Mi obrador está en Oporto.',
  more: [
    'Mi gato se llama Pimienta y duerme sobre los sacos de harina.',
    'Tengo seis hornos, y uno de ellos no tira.',
    'Dejé los estudios porque nunca estaba despierta por la mañana.',
  ],
};
const persona = { ...baker, ownWords: { de: german, es: spanish } };
const notice = /^(?:Kurz vorweg: .+? Geschichte|Antes de nada: .+? historia)\. /u;
const asked = async (text: string): Promise<string> =>
  (await answerTo([{ role: 'user', text }], { persona })).replace(notice, '');

describe('a character that says something of itself in another language', () => {
  it.each([
    ['Wer bist du?', german.who],
    ['Was machst du beruflich?', german.work],
    ['Wo wohnst du?', german.place],
    ['Wie heißt dein Kater?', german.more[0]],
    ['Wie viele Öfen hast du?', german.more[1]],
    ['Warum hast du mit dem Studium aufgehört?', german.more[2]],
    ['Erzähl mir von deinen Öfen', german.more[1]],
    ['¿Quién eres?', spanish.who],
    ['¿A qué te dedicas?', spanish.work],
    ['¿Dónde vives?', spanish.place],
    ['¿Cómo se llama tu gato?', spanish.more[0]],
    ['¿Cuántos hornos tienes?', spanish.more[1]],
    ['Háblame de tus estudios', spanish.more[2]],
  ])('answers from that: %s', async (text, words) => {
    expect(await asked(text)).toContain(words);
  });

  it.each([
    ['is about the world', 'Warum schläft die Katze so viel?'],
    ['is about nothing in it', 'Warum ist der Himmel blau?'],
    ['is about nothing in it', '¿Por qué el cielo es azul?'],
    ['tells of the person', 'Mein Kater heißt auch so.'],
  ])('answers otherwise what %s: %s', async (_, text) => {
    const answer = await asked(text);
    expect([...german.more, ...spanish.more].filter((sentence) => answer.includes(sentence))).toEqual([]);
  });

  it('says another sentence that fits as well before it says one again', async () => {
    const more = ['Mein Ofen zieht nicht.', 'Mein Ofen ist alt.'];
    const own = { ...persona, ownWords: { de: { ...german, more } } };
    const ask = 'Erzähl mir von deinem Ofen';
    const answers = await talkOf([ask, ask], { persona: own });
    expect(answers.map((answer, index) => answer.includes(more[index] ?? '-'))).toEqual([true, true]);
  });

  it('answers in English from its card', async () => {
    const answer = await asked('Who are you?');
    expect(
      Object.values(german)
        .flat()
        .filter((sentence) => answer.includes(sentence)),
    ).toEqual([]);
  });
});
