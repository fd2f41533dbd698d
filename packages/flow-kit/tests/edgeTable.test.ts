import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { walksOf } from '../model/analysis.ts';
import { edgeTableOf } from '../model/edgeTable.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { exampleModel } from './exampleMachine.ts';

const table = edgeTableOf(exampleModel, walksOf(exampleModel));
const rowsUnder = (situation: string): string[] => {
  const lines = table.split('\n');
  const start = lines.indexOf(situation);
  return lines.slice(start + 1, lines.indexOf('', start));
};

const WHOLE = `At the start
  begins → water.idle, lamp.dark 0; cups = 0; degrees = 20

water.idle, lamp.dark 0
  kettle filled → water.idle, lamp.dark 2; cups = 2
  lamp toggled → water.idle, lamp.lit 0

water.idle, lamp.dark 2
  kettle filled → stays
  kettle started → water.checking, lamp.dark #busy 2; starts checkMains "undefined"
  lamp toggled → water.idle, lamp.lit 2

water.idle, lamp.lit 0
  kettle filled → water.idle, lamp.lit 2; cups = 2
  lamp toggled → water.idle, lamp.dark 0

water.idle, lamp.lit 2
  kettle filled → stays
  kettle started → water.checking, lamp.lit #busy 2; starts checkMains "undefined"
  lamp toggled → water.idle, lamp.dark 2

water.checking, lamp.dark #busy 2
  kettle stopped → water.idle, lamp.dark 2
  lamp toggled → water.checking, lamp.lit #busy 2
  check mains done (mains on) → water.heating, lamp.dark #busy 2; starts heater {"cups":2}; sets 5000 ms
  check mains done (mains off) → water.idle, lamp.dark 2
  check mains failed → water.idle, lamp.dark 2

water.checking, lamp.lit #busy 2
  kettle stopped → water.idle, lamp.lit 2
  lamp toggled → water.checking, lamp.dark #busy 2
  check mains done (mains on) → water.heating, lamp.lit #busy 2; starts heater {"cups":2}; sets 5000 ms
  check mains done (mains off) → water.idle, lamp.lit 2
  check mains failed → water.idle, lamp.lit 2

water.heating, lamp.dark #busy 2
  kettle stopped → water.idle, lamp.dark 2; sends heater {"type":"heater.off"}
  heat felt (warm) → stays; degrees = 60
  heat felt (hot) → water.boiled, lamp.dark 2; degrees = 100; sends heater {"type":"heater.off"}; emits {"type":"kettle.whistled"}
  lamp toggled → water.heating, lamp.lit #busy 2
  heater failed → water.idle, lamp.dark 2; sends heater {"type":"heater.off"}
  boil timeout passed → water.idle, lamp.dark 2; sends heater {"type":"heater.off"}

water.heating, lamp.lit #busy 2
  kettle stopped → water.idle, lamp.lit 2; sends heater {"type":"heater.off"}
  heat felt (warm) → stays; degrees = 60
  heat felt (hot) → water.boiled, lamp.lit 2; degrees = 100; sends heater {"type":"heater.off"}; emits {"type":"kettle.whistled"}
  lamp toggled → water.heating, lamp.dark #busy 2
  heater failed → water.idle, lamp.lit 2; sends heater {"type":"heater.off"}
  boil timeout passed → water.idle, lamp.lit 2; sends heater {"type":"heater.off"}

water.boiled, lamp.dark 2
  lamp toggled → water.boiled, lamp.lit 2

water.boiled, lamp.lit 2
  lamp toggled → water.boiled, lamp.dark 2

`;

describe('the table of what a machine does', () => {
  it('begins with how the machine begins', () => {
    expect(rowsUnder('At the start')).toEqual(['  begins → water.idle, lamp.dark 0; cups = 0; degrees = 20']);
  });

  it('tells of each stimulus where it leads and what it does, apart for what the model tells apart', () => {
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

  it('tells every line, each once, of the situations in the order in which walks come to them', () => {
    expect(table).toBe(WHOLE);
  });

  it('names what is taken in a situation and not walked from there', () => {
    const [first] = walksOf(exampleModel);
    if (first === undefined) throw new Error('There are walks');
    expect(edgeTableOf(exampleModel, [first]).split('\n')).toEqual([
      'At the start',
      '  begins → water.idle, lamp.dark 0; cups = 0; degrees = 20',
      '',
      'water.idle, lamp.dark 0',
      '  kettle filled → water.idle, lamp.dark 2; cups = 2',
      '  lamp toggled → not walked from here',
      '',
      'water.idle, lamp.dark 2',
      '  kettle filled → stays',
      '  kettle started → not walked from here',
      '  lamp toggled → not walked from here',
      '',
      '',
    ]);
  });

  it('tells a long value once, below, by a number', () => {
    const song = 'la '.repeat(30);
    const types: { context?: { song: string } } = {};
    const bird: AnyModel = {
      machine: setup({ types, actions: { sing: assign({ song }), stop: assign({ song: '' }) } }).createMachine({
        id: 'bird',
        context: { song: '' },
        initial: 'still',
        states: {
          still: { on: { 'song.begun': { target: 'singing', actions: 'sing' } } },
          singing: { on: { 'song.ended': { target: 'still', actions: 'stop' } } },
        },
      }),
      fixtures: { events: { 'song.begun': bare, 'song.ended': bare }, done: {}, failed: {} },
    };
    expect(edgeTableOf(bird, walksOf(bird)).split('\n')).toEqual([
      'At the start',
      '  begins → still; song = ""',
      '',
      'still',
      '  song begun → singing; song = [1]',
      '',
      'singing',
      '  song ended → still; song = ""',
      '',
      `[1] "${song}"`,
      '',
    ]);
  });
});
