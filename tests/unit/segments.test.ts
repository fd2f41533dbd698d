import { describe, expect, it } from 'vitest';
import { plainText, segmentsOf } from '#src/screens/conversation/segments.ts';

const speech = (text: string) => ({ kind: 'speech', text });
const action = (text: string) => ({ kind: 'action', text });

describe('segmentsOf', () => {
  it.each([
    ['nothing', '', []],
    ['speech alone', 'Hello there.', [speech('Hello there.')]],
    ['an action alone', '*waves*', [action('waves')]],
    ['an action before speech', '*She smiles.* Hello!', [action('She smiles.'), speech(' Hello!')]],
    ['two actions side by side', '*nods* *waits*', [action('nods'), speech(' '), action('waits')]],
    ['an action of one character', 'a *b* c', [speech('a '), action('b'), speech(' c')]],
    ['sums', '2 * 3 * 4 = 24', [speech('2 * 3 * 4 = 24')]],
    ['a sum without spaces', '2*3*4', [speech('2*3*4')]],
    ['an action that is still being written', 'Well, *she tu', [speech('Well, *she tu')]],
    ['an asterisk on each of two lines', 'one *\ntwo *', [speech('one *\ntwo *')]],
    ['an action over two lines', '*one\ntwo*', [speech('*one\ntwo*')]],
    ['bold marks', '**loud**', [speech('**loud**')]],
    ['markup', '<b>*x*</b>', [speech('<b>'), action('x'), speech('</b>')]],
  ])('cuts %s', (_, text, segments) => {
    expect(segmentsOf(text)).toEqual(segments);
  });

  it('is quick with many asterisks', () => {
    expect(segmentsOf('*'.repeat(4000))).toEqual([speech('*'.repeat(4000))]);
  });
});

describe('plainText', () => {
  it('drops the asterisks of actions alone', () => {
    expect(plainText('*She smiles.* 2 * 3')).toBe('She smiles. 2 * 3');
  });
});
