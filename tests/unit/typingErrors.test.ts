import { array, assert, constantFrom, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestTo, errorsBetween, stemsOf, thirdsOf } from '#server/features/character/typingErrors.ts';

describe('typing errors', () => {
  it.each([
    ['mira', 'mira', 0],
    ['mria', 'mira', 1],
    ['mra', 'mira', 1],
    ['mirra', 'mira', 1],
    ['mura', 'mira', 1],
    ['nara', 'mira', 2],
    ['', 'mira', 4],
    ['mira', '', 4],
    ['東京', '京東', 1],
    ['🦊a', 'a🦊', 1],
  ])('between %j and %j are counted: %i', (one, other, errors) => {
    expect(errorsBetween(one, other)).toBe(errors);
  });

  it('are as many in either direction', () => {
    const word = string({ maxLength: 12 });
    assert(
      property(word, word, (one, other) => {
        expect(errorsBetween(one, other)).toBe(errorsBetween(other, one));
      }),
    );
  });

  it('leave a stem in common when there is one of them', () => {
    const letter = constantFrom('a', 'b', 'c', 'd');
    const word = array(letter, { minLength: 2, maxLength: 8 }).map((letters) => letters.join(''));
    assert(
      property(word, word, (one, other) => {
        pre(errorsBetween(one, other) === 1);
        expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).not.toEqual([]);
      }),
    );
  });

  it('leave stems: the word and what is left without a letter, each once', () => {
    expect(stemsOf('anna')).toEqual(['anna', 'nna', 'ana', 'ann']);
  });

  it('cut long words in thirds', () => {
    expect([thirdsOf('lighthouse'), thirdsOf('mysterious'), thirdsOf('nocturne')]).toEqual([
      ['lig', 'htho', 'use'],
      ['mys', 'teri', 'ous'],
      [],
    ]);
  });

  it('are mended to what is closest, if it is close enough', () => {
    expect(closestTo('mura', ['mira', 'muro', 'maria', 'sol'])).toEqual(['mira', 'muro']);
    expect(closestTo('mistereous', ['mysterious', 'mystery'])).toEqual(['mysterious']);
    expect(closestTo('mistereous', ['mysterious', 'mistereouz'])).toEqual(['mistereouz']);
    expect(closestTo('nara', ['mira'])).toEqual([]);
  });
});
