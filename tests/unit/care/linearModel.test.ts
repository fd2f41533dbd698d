import { describe, expect, it } from 'vitest';
import { ALWAYS } from '#server/features/care/hearing/features.ts';
import { decodeModel, encodeModel, keyOf } from '#server/features/care/hearing/linearModel.ts';
import { softmax } from '#server/features/care/hearing/softmax.ts';

const keys = [1, 300, keyOf(ALWAYS), 0x1f_ff_ff].toSorted((a, b) => a - b);
const always = keys.indexOf(keyOf(ALWAYS));
const header = { made: '2026-11-27', columns: ['one', 'other'], scales: [0.5, 2], features: keys.length };
/** By rows. */
const weights = Int8Array.from(keys.flatMap((_, row) => [row + 1, -10 * (row + 1)]));
const hashOf = (key: number): number => key * 2048 + 7;

describe('a linear model', () => {
  const model = decodeModel(encodeModel(header, keys, weights));

  it('is read as it was written', () => {
    expect(model.header).toEqual(header);
    expect(keys.map((key) => [...model.scores(new Set([hashOf(key)]))])).toEqual([
      [0.5, -20],
      [1, -40],
      [1.5, -60],
      [2, -80],
    ]);
  });

  it('scores what is shown over the root of how much that is, and what is always shown as it is', () => {
    const unknown = [hashOf(2), hashOf(299)];
    expect([...model.scores(new Set([ALWAYS, hashOf(1), ...unknown]))]).toEqual([
      0.5 * (always + 1 + 1 / 2),
      2 * (-10 * (always + 1) - 10 / 2),
    ]);
    expect([...model.scores(new Set(unknown))]).toEqual([0, 0]);
    expect([...model.scores(new Set())]).toEqual([0, 0]);
  });

  it('gives chances that come to one', () => {
    const scores = Float64Array.from([1000, 1000 + Math.log(3)]);
    softmax(scores);
    expect([...scores].map((chance) => Number(chance.toFixed(6)))).toEqual([0.25, 0.75]);
  });
});
