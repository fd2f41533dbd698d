import { describe, expect, it } from 'vitest';
import { voice as voiceSchema } from '#contract/characterDraft.ts';
import { mannerOf, spokenPieces, voiceFor } from '#src/actors/browserVoice.ts';

describe('spokenPieces', () => {
  const long = `${'word '.repeat(31)}word `;
  it.each([
    ['sentences', 'Good evening. How are you?\nFine!', ['Good evening.', 'How are you?', 'Fine!']],
    ['a sentence of more than 160 characters', `${long}${long}`.trim(), [long.trim(), long.trim()]],
    ['a word of more than 160 characters', 'a'.repeat(200), ['a'.repeat(160), 'a'.repeat(40)]],
    ['characters of two code units', '🙂'.repeat(161), ['🙂'.repeat(160), '🙂']],
    ['white space', ' \n ', []],
    ['nothing', '', []],
  ])('cuts %s', (_, text, pieces) => {
    expect(spokenPieces(text, 'en')).toEqual(pieces);
  });
});

describe('voiceFor', () => {
  const voice = (name: string, lang: string, changes: { default?: boolean; localService?: boolean } = {}) => ({
    name,
    lang,
    default: false,
    localService: false,
    ...changes,
  });
  const anna = voice('Anna', 'de-DE', { default: true, localService: true });
  const ava = voice('Ava', 'en_US');
  const bob = voice('Bob', 'en-GB', { localService: true });
  const cleo = voice('Cleo', 'EN', { default: true });

  it.each([
    ['the person’s own choice', [anna, ava, bob, cleo], cleo],
    ['one of the machine', [anna, ava, bob], bob],
    ['any of the language', [anna, ava], ava],
    ['none of another language', [anna], undefined],
  ])('takes %s', (_, voices, taken) => {
    expect(voiceFor(voices, 'en')).toBe(taken);
  });
});

describe('mannerOf', () => {
  it('leaves a voice as it is where none was chosen', () => {
    expect(mannerOf(undefined)).toEqual({ rate: 1, pitch: 1, volume: 1 });
  });

  it('has no two voices sound alike', () => {
    const manners = [undefined, ...voiceSchema.options].map((chosen) => JSON.stringify(mannerOf(chosen)));
    expect(new Set(manners).size).toBe(manners.length);
  });
});
