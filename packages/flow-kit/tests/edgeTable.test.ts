import { describe, expect, it } from 'vitest';
import { walksOf } from '../model/analysis.ts';
import { edgeTableOf } from '../model/edgeTable.ts';
import { kettleModel } from './kettle.ts';

const table = edgeTableOf(kettleModel, walksOf(kettleModel));
const rowsUnder = (situation: string): string[] => {
  const lines = table.split('\n');
  const start = lines.indexOf(situation);
  return lines.slice(start + 1, lines.indexOf('', start));
};

describe('the table of what a machine does', () => {
  it('begins with how the machine begins', () => {
    expect(rowsUnder('At the start')).toEqual(['  begins → water.idle, lamp.dark 0; cups = 0; degrees = 20']);
  });

  it('tells of each happening where it leads and what it does, apart for what the model tells apart', () => {
    expect(rowsUnder('water.idle, lamp.dark 0').toSorted()).toEqual([
      '  kettle filled → water.idle, lamp.dark 2; cups = 2',
      '  lamp toggled → water.idle, lamp.lit 0',
    ]);
    expect(rowsUnder('water.heating, lamp.dark #busy 2')).toEqual(
      expect.arrayContaining([
        '  heat felt (warm) → stays; degrees = 60',
        '  heat felt (hot) → water.boiled, lamp.dark 2; degrees = 100; sends heater {"type":"heater.off"}; emits {"type":"kettle.whistled"}',
      ]),
    );
  });

  it('tells each line once', () => {
    const lines = table.split('\n').filter((line) => line !== '');
    const bySituation = lines.map((line, index) =>
      line.startsWith('  ') ? `${String(lines.slice(0, index).findLast((one) => !one.startsWith(' ')))}${line}` : line,
    );
    expect(new Set(bySituation).size).toBe(bySituation.length);
  });
});
