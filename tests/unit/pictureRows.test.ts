import { describe, expect, it } from 'vitest';
import type { PictureAspect } from '#contract/picture.ts';
import { RATIOS, rowsOf } from '#src/screens/gallery/pictureRows.ts';
import { first } from '#tests/flows/gallery/model.ts';

const pictures = (...aspects: readonly PictureAspect[]) =>
  aspects.map((aspect, index) => ({ ...first, pictureId: `00000000-0000-7000-8000-00000000000${index}`, aspect }));
const shapes = (aspects: readonly PictureAspect[], portraits: number) =>
  rowsOf(pictures(...aspects), portraits).map((row) => [row.start, row.pictures.map(({ aspect }) => aspect)]);

describe('rows of pictures', () => {
  it('[PIC-02] are full with as many portraits as stand side by side', () => {
    expect(
      shapes(
        Array.from({ length: 7 }, () => '2:3'),
        3,
      ),
    ).toEqual([
      [0, ['2:3', '2:3', '2:3']],
      [3, ['2:3', '2:3', '2:3']],
      [6, ['2:3']],
    ]);
  });

  it('hold less of what is wide', () => {
    expect(shapes(['3:2', '2:3', '3:2', '1:1', '1:1'], 2)).toEqual([
      [0, ['3:2']],
      [1, ['2:3', '3:2']],
      [3, ['1:1', '1:1']],
    ]);
  });

  it('tell how wide they are, and what is missing of the last', () => {
    expect(rowsOf(pictures('1:1', '3:2', '1:1'), 3).map(({ width, rest }) => [width, rest])).toEqual([
      [2.5, 0],
      [1, 1],
    ]);
    expect(rowsOf(pictures('2:3'), 2).map(({ width, rest }) => [width, rest])).toEqual([
      [RATIOS['2:3'], RATIOS['2:3']],
    ]);
  });

  it('keep what is in a full one when more comes behind it', () => {
    const some = pictures('2:3', '3:2', '1:1', '2:3', '3:2');
    const more = [...some, ...pictures('1:1', '1:1', '2:3')];
    const [full] = rowsOf(some, 4);
    expect(rowsOf(more, 4)[0]).toEqual(full);
  });

  it('are none without pictures', () => {
    expect(rowsOf([], 5)).toEqual([]);
  });
});
