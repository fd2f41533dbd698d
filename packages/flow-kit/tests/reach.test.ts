import { describe, expect, it } from 'vitest';
import { exampleModel } from './exampleMachine.ts';
import { pathsOf } from '../model/paths.ts';
import { reachOf } from '../model/reach.ts';
import { toursOf } from '../model/tours.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';

const paths = pathsOf(exampleModel);
const all = transitionsOf(exampleModel.machine).map(transitionName);
const look = (): Promise<void> => Promise.resolve();

describe('reachOf', () => {
  it('reaches every transition where the screen offers everything', () => {
    expect(reachOf(exampleModel, paths, {})).toEqual({
      transitions: { total: all.length, walked: all.length },
      notOffered: [],
      missing: [],
      needless: [],
    });
  });

  it('tells what only things would take that are not offered', () => {
    expect(reachOf(exampleModel, paths, { notOffered: { 'water.heating: heater failed': { look } } })).toEqual({
      transitions: { total: all.length, walked: all.length - 1 },
      notOffered: ['water.heating: error heater'],
      missing: [],
      needless: [],
    });
  });

  it('counts what is looked for in passing as not offered', () => {
    const notOffered = { 'water.checking: kettle stopped': { look } };
    const tours = toursOf(exampleModel, paths, {
      notOffered: { 'water.checking: kettle stopped': {} },
      looksInPassing: true,
    });
    const { notOffered: hidden, missing, needless } = reachOf(exampleModel, tours, { notOffered });
    expect({ hidden, missing, needless }).toEqual({
      hidden: ['water.checking: kettle.stopped'],
      missing: [],
      needless: [],
    });
  });

  it('tells what is out of reach behind them', () => {
    const { notOffered, missing } = reachOf(exampleModel, paths, {
      notOffered: { 'water.idle: kettle started': { look } },
    });
    expect(notOffered).toEqual(['water.idle: kettle.started']);
    expect(missing).toEqual(
      all.filter((name) => name.startsWith('water.checking: ') || name.startsWith('water.heating: ')),
    );
  });

  it('tells which exceptions nothing needs', () => {
    const never = { look, when: () => false };
    const { needless } = reachOf(exampleModel, paths, {
      notOffered: { 'water.idle: kettle stopped': { look }, 'lamp.dark: lamp toggled': never },
    });
    expect(needless).toEqual(['water.idle: kettle stopped', 'lamp.dark: lamp toggled']);
  });
});
