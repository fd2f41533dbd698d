import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { exampleModel } from './exampleMachine.ts';
import { type AnyModel, bare } from '../model/model.ts';
import { pathsOf, type Way, wordsOf } from '../model/paths.ts';
import { createRunner } from '../model/runner.ts';
import { toursOf, type TourRules, untoured } from '../model/tours.ts';

/** It can be opened and locked again and again, and broken once. */
const doorModel: AnyModel = {
  machine: setup({}).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { 'door.opened': 'open', 'door.locked': 'locked' } },
      open: { on: { 'door.broken': 'broken', 'door.closed': 'closed' } },
      locked: { on: { 'door.unlocked': 'closed' } },
      broken: {},
    },
  }),
  fixtures: {
    events: {
      'door.opened': bare,
      'door.broken': bare,
      'door.closed': bare,
      'door.locked': bare,
      'door.unlocked': bare,
    },
    done: {},
    failed: {},
  },
};
const locking = 'door opened > door closed > door locked > door unlocked';

const types: { context?: { tickets: number } } = {};
/** Its context holds more than its situations tell: nobody comes in twice. */
const showModel: AnyModel = {
  machine: setup({ types }).createMachine({
    id: 'show',
    context: { tickets: 1 },
    initial: 'outside',
    states: {
      outside: {
        on: {
          'show.entered': {
            guard: ({ context }) => context.tickets > 0,
            target: 'inside',
            actions: assign({ tickets: ({ context }) => context.tickets - 1 }),
          },
        },
      },
      inside: { on: { 'show.left': 'outside', 'show.praised': 'inside' } },
    },
  }),
  fixtures: { events: { 'show.entered': bare, 'show.left': bare, 'show.praised': bare }, done: {}, failed: {} },
};

const songTypes: {
  context?: { isFed: boolean };
  events?: { type: 'road.taken'; isFed: boolean } | { type: 'road.left' | 'song.sung' | 'song.hummed' };
} = {};
/** Situations do not tell who can sing. */
const songModel: AnyModel = {
  machine: setup({ types: songTypes }).createMachine({
    id: 'song',
    context: { isFed: false },
    initial: 'home',
    states: {
      home: { on: { 'road.taken': { target: 'road', actions: assign({ isFed: ({ event }) => event.isFed }) } } },
      road: {
        on: {
          'road.left': 'home',
          'song.sung': { guard: ({ context }) => context.isFed, target: 'home' },
          'song.hummed': { guard: ({ context }) => context.isFed, target: 'home' },
        },
      },
    },
  }),
  fixtures: {
    events: {
      'road.taken': { hungry: { isFed: false }, fed: { isFed: true } },
      'road.left': bare,
      'song.sung': bare,
      'song.hummed': bare,
    },
    done: {},
    failed: {},
  },
};

const toursThrough = (model: AnyModel, rules?: TourRules<unknown>): Way[] => toursOf(model, pathsOf(model), rules);
const wordsIn = (tours: readonly Way[]): string[] => tours.map(({ steps }) => wordsOf(steps));
const examplePaths = pathsOf(exampleModel);

describe('toursOf', () => {
  it('goes on where a path ends, along known steps if need be, and keeps for the last what nothing follows', () => {
    expect(wordsIn(toursThrough(doorModel))).toEqual([`${locking} > door opened > door broken`]);
  });

  it('gives the same tours every time, each with its number and its first words', () => {
    const tours = toursOf(exampleModel, examplePaths);
    expect(toursOf(exampleModel, examplePaths)).toEqual(tours);
    expect(toursThrough(doorModel).map(({ title }) => title)).toEqual([
      '1 door opened > door closed > door locked and 3 more',
    ]);
  });

  it('does everything that paths do, in the same situations, with fewer loads and in fewer steps', () => {
    const tours = toursOf(exampleModel, examplePaths);
    const countSteps = (ways: readonly Way[]) => ways.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(untoured(exampleModel, examplePaths, tours)).toEqual([]);
    expect([examplePaths.length, countSteps(examplePaths)]).toEqual([25, 96]);
    expect([tours.length, countSteps(tours)]).toEqual([3, 55]);
  });

  it('takes steps only that the machine takes', () => {
    const { run } = createRunner(exampleModel.machine, undefined);
    for (const { steps } of toursOf(exampleModel, examplePaths))
      expect(run(steps.map(({ event }) => event)).every(({ accepted }) => accepted)).toBe(true);
    expect(wordsIn(toursThrough(showModel))).toEqual(['show entered > show left', 'show entered > show praised']);
  });

  it('is as long as told at most', () => {
    expect(wordsIn(toursThrough(doorModel, { length: 4 }))).toEqual(['door opened > door broken', locking]);
  });

  it('takes what is wanted alone, going along other paths on the way there', () => {
    const paths = pathsOf(doorModel);
    const locked = paths.find(({ steps }) => wordsOf(steps).startsWith('door locked'));
    const broken = paths.find(({ steps }) => wordsOf(steps).endsWith('door broken'));
    if (locked === undefined || broken === undefined) throw new Error('The door can be locked and broken');
    const wanted = [{ ...locked, steps: locked.steps.slice(0, 1) }, broken];
    expect(wordsIn(toursOf(doorModel, paths, { wanted }))).toEqual([
      'door locked > door unlocked > door opened > door broken',
    ]);
    expect(toursOf(doorModel, paths, { wanted: [] })).toEqual([]);
  });

  it('ends with what the screen does not offer, and leaves out what would follow', () => {
    expect(wordsIn(toursThrough(doorModel, { notOffered: { 'closed: door locked': {} } }))).toEqual([
      'door opened > door closed > door locked',
      'door opened > door broken',
    ]);
  });

  it('looks for what the screen does not offer in passing, if told, and goes on', () => {
    const rules = { notOffered: { 'closed: door locked': {}, 'open: door broken': {} }, looksInPassing: true };
    const tours = toursThrough(doorModel, rules);
    expect(wordsIn(tours)).toEqual(['door opened > door closed']);
    expect(tours.map(({ glances }) => [...(glances ?? [])].map(([after, steps]) => [after, wordsOf(steps)]))).toEqual([
      [
        [0, 'door locked'],
        [1, 'door broken'],
        [2, ''],
      ],
    ]);
    expect(untoured(doorModel, pathsOf(doorModel), tours, rules.notOffered)).toEqual([]);
  });

  it('joins only what a page goes along with', () => {
    const goesOn: TourRules<unknown>['goesOn'] = (steps) =>
      steps.filter(({ step }) => step.words === 'door opened').length < 2;
    expect(wordsIn(toursThrough(doorModel, { goesOn }))).toEqual([locking, 'door opened > door broken']);
  });

  it('keeps for the last what nothing can follow', () => {
    const isLast: TourRules<unknown>['isLast'] = ({ step }) => step.words === 'door locked';
    expect(wordsIn(toursThrough(doorModel, { isLast }))).toEqual([
      'door opened > door closed > door locked',
      'door locked > door unlocked',
      'door opened > door broken',
    ]);
  });

  it('looks for ways in what the machine really is, if it is to be thorough', () => {
    expect(wordsIn(toursThrough(songModel))).toEqual([
      'road taken (hungry) > road left > road taken (fed) > song sung',
      'road taken (fed) > song hummed',
    ]);
    expect(wordsIn(toursThrough(songModel, { isThorough: true }))).toEqual([
      'road taken (hungry) > road left > road taken (fed) > song sung > road taken (fed) > song hummed',
    ]);
  });

  it('joins the same without thoroughness and with it where situations tell all', () => {
    expect(wordsIn(toursThrough(doorModel, { isThorough: true }))).toEqual(wordsIn(toursThrough(doorModel)));
  });
});

describe('untoured', () => {
  const paths = pathsOf(doorModel);
  const breaking = ['door broken in ["open","active",null]: ["broken","active",null]'];

  it('tells what tours leave out', () => {
    expect(untoured(doorModel, paths, toursOf(doorModel, paths, { length: 4 }).slice(1))).toEqual(breaking);
  });

  it('takes for left out what a tour does not reach on the screen', () => {
    const notOffered = { 'locked: door unlocked': {} };
    expect(untoured(doorModel, paths, toursOf(doorModel, paths), notOffered)).toEqual(breaking);
  });

  it('tells what nobody looks for in passing', () => {
    const notOffered = { 'open: door broken': {} };
    const tours = toursOf(doorModel, paths, { notOffered, looksInPassing: true });
    expect(untoured(doorModel, paths, tours, notOffered)).toEqual([]);
    const hurried = tours.map(({ title, steps }) => ({ title, steps }));
    expect(untoured(doorModel, paths, hurried, notOffered)).toEqual([
      'door broken in ["open","active",null]: not offered',
    ]);
  });
});
