import { describe, expect, it } from 'vitest';
import { kettleModel } from './kettle.ts';
import { pathsOf } from '../model/paths.ts';
import { reachOf } from '../model/reach.ts';
import { toursOf } from '../model/tours.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';

const paths = pathsOf(kettleModel);
const all = transitionsOf(kettleModel.machine).map(transitionName);
const look = (): Promise<void> => Promise.resolve();

describe('reachOf', () => {
  it('reaches every transition where the screen offers everything', () => {
    expect(reachOf(kettleModel, paths, {})).toEqual({
      transitions: { total: all.length, walked: all.length },
      notOffered: [],
      missing: [],
      needless: [],
    });
  });

  it('tells what only things would take that are not offered', () => {
    expect(reachOf(kettleModel, paths, { notOffered: { 'water.heating: heater failed': { look } } })).toEqual({
      transitions: { total: all.length, walked: all.length - 1 },
      notOffered: ['water.heating: error heater'],
      missing: [],
      needless: [],
    });
  });

  it('counts what is looked for in passing as not offered', () => {
    const notOffered = { 'water.checking: kettle stopped': { look } };
    const tours = toursOf(kettleModel, paths, {
      notOffered: { 'water.checking: kettle stopped': {} },
      looksInPassing: true,
    });
    const { notOffered: hidden, missing, needless } = reachOf(kettleModel, tours, { notOffered });
    expect({ hidden, missing, needless }).toEqual({
      hidden: ['water.checking: kettle.stopped'],
      missing: [],
      needless: [],
    });
  });

  it('tells what is out of reach behind them', () => {
    const { notOffered, missing } = reachOf(kettleModel, paths, {
      notOffered: { 'water.idle: kettle started': { look } },
    });
    expect(notOffered).toEqual(['water.idle: kettle.started']);
    expect(missing).toEqual(
      all.filter((name) => name.startsWith('water.checking: ') || name.startsWith('water.heating: ')),
    );
  });

  it('tells which exceptions nothing needs', () => {
    const never = { look, when: () => false };
    const { needless } = reachOf(kettleModel, paths, {
      notOffered: { 'water.idle: kettle stopped': { look }, 'lamp.dark: lamp toggled': never },
    });
    expect(needless).toEqual(['water.idle: kettle stopped', 'lamp.dark: lamp toggled']);
  });
});
