import { fromPromise, setup } from 'xstate';
import { bare, type AnyModel } from '@liora/flow-kit/model/model.ts';

/** States of a group, the group itself included. */
const GROUP = 10;
/** Groups that one group leads to, so that the way to the farthest of 100 groups is three groups long, as in a product. */
const BRANCHES = 5;

const madeSetup = setup({
  actors: { load: fromPromise<void, void>(() => Promise.reject(new Error('not provided'))) },
  guards: { isAllowed: (_, { allowed }: { allowed: boolean }) => allowed },
  delays: { timeout: 1000 },
});
type States = NonNullable<Parameters<typeof madeSetup.createMachine>[0]['states']>;

const allowed = (event: object): { allowed: boolean } => ({ allowed: 'allowed' in event && event.allowed === true });

/** One group: a view that waits, loads, gives up after a time, asks and goes on to further groups. */
const groupOf = (group: number, groups: number): States[string] => {
  const leaf = (index: number) => `s${index}`;
  const event = (name: string) => `g${group}.${name}`;
  const onward = Array.from({ length: BRANCHES }, (_, index) => group * BRANCHES + index + 1).filter(
    (next) => next < groups,
  );
  return {
    initial: leaf(0),
    on: {
      [event('closed')]: '#made.g0',
      ...Object.fromEntries(onward.map((next) => [event(`opened${next}`), `#made.g${next}`])),
    },
    states: Object.fromEntries(
      Array.from({ length: GROUP - 1 }, (_, index): [string, States[string]] => {
        const next = leaf((index + 1) % (GROUP - 1));
        const back = leaf(Math.floor(index / 2));
        if (index % 4 === 1)
          return [
            leaf(index),
            {
              tags: 'busy',
              invoke: { id: 'load', src: 'load', onDone: next, onError: back },
              after: { timeout: back },
            },
          ];
        if (index % 4 === 3)
          return [
            leaf(index),
            {
              on: {
                [event(`sent${index}`)]: [
                  { guard: { type: 'isAllowed', params: ({ event: sent }) => allowed(sent) }, target: next },
                  { target: back },
                ],
                [event('left')]: leaf(0),
              },
            },
          ];
        return [
          leaf(index),
          {
            on: {
              [event('went')]: next,
              [event('left')]: back,
              [event(`jumped${index}`)]: leaf((index * 5 + group) % (GROUP - 1)),
            },
          },
        ];
      }),
    ),
  };
};

/** A made-up machine of the shape of ours, always the same for a number of states that is a multiple of ten. */
export const madeModel = (states: number): AnyModel => {
  const groups = states / GROUP;
  const machine = madeSetup.createMachine({
    id: 'made',
    initial: 'g0',
    states: Object.fromEntries(
      Array.from({ length: groups }, (_, group) => [`g${group}`, { ...groupOf(group, groups) }]),
    ),
  });
  const types = machine.events.filter((type) => !type.startsWith('xstate.'));
  return {
    machine,
    fixtures: {
      events: Object.fromEntries(
        types.map((type) => [type, type.includes('.sent') ? { yes: { allowed: true }, no: { allowed: false } } : bare]),
      ),
      done: { load: { loaded: undefined } },
      failed: { load: { broken: new Error('broken') } },
    },
  };
};
