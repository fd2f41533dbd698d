import { runInThisContext } from 'node:vm';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { setupMachine, type UpdatedUser } from '#machines/setup/setupMachine.ts';
import { journeyOf } from '@liora/flow-kit/lab/copyAsTest.ts';
import { createFlowLog } from '@liora/flow-kit/lab/flowLog.ts';
import { type Entry, grown } from '@liora/flow-kit/lab/records.ts';
import { setupModel, user } from '../flows/setup/model.ts';
import { actorsOf, type AnyJourney, walked } from '@liora/flow-kit/model/journeys.ts';
import { createRunner } from '@liora/flow-kit/model/runner.ts';

const required = { type: 'setup.required', errNo: errNo.setupNameAndPronoun } as const;
const profile = { name: "Ada 'the first'\n\\", pronoun: 'she/her' };
const submitted = { type: 'profile.submitted', ...profile } as const;
const tooMany = Object.assign(new Error('Too many'), { errNo: errNo.tooManyRequests, retryAfter: 3 });

/** A log of an account that is asked for its name, and gives it three times: wrongly, refused, and taken, with one event to no effect between. */
const lived = async (limit?: number) => {
  let time = 0;
  const log = createFlowLog(() => (time += 10), limit);
  const answers = [() => Promise.reject(tooMany), () => Promise.resolve({ errNo: errNo.setupAge, user })];
  const updateUser = fromPromise<UpdatedUser, object>(
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  const actor = createActor(setupMachine.provide({ actors: { updateUser } }), { inspect: log.inspect });
  actor.start();
  actor.send(required);
  actor.send({ type: 'setup.signOutRequested' });
  actor.send({ ...submitted, name: '' });
  for (let tries = 0; tries < 2; tries += 1) {
    actor.send(submitted);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { log, actor, session: actor.sessionId };
};

/** What a copied text is, pasted among journeys. */
const pasted = (text: string | null): Record<string, AnyJourney> => {
  const { done, failed } = actorsOf(setupMachine);
  const paste: (...words: unknown[]) => Record<string, AnyJourney> = runInThisContext(
    `(done, failed) => ({${text ?? ''}})`,
  );
  return paste(done, failed);
};

const numbers = (entries: readonly Entry[]) => entries.map(({ number }) => number);

const clear = { failure: null, fields: [] };
const [editing, submitting] = ['nameAndPronoun.editing', 'nameAndPronoun.submitting'] as const;

describe('the log of flows', () => {
  it('keeps what happened to a flow with what came of it', async () => {
    const { log, actor, session } = await lived();
    actor.stop();
    const { flows, entries } = log.read();
    expect(flows).toEqual([{ session, machine: 'setup', parent: null, input: undefined }]);
    const told = entries.map(({ number, event, from, taken, states, status }) => [
      number,
      event.type,
      from,
      taken,
      states.at(-1),
      status,
    ]);
    expect(told).toEqual([
      [1, 'xstate.init', null, [], 'closed', 'active'],
      [2, 'setup.required', null, ['closed: setup.required[0]'], editing, 'active'],
      [3, 'setup.signOutRequested', null, [], editing, 'active'],
      [4, 'profile.submitted', null, [`${editing}: profile.submitted[1]`], editing, 'active'],
      [5, 'profile.submitted', null, [`${editing}: profile.submitted[0]`], submitting, 'active'],
      [6, 'xstate.error.actor.updateUser', 'updateUser', [`${submitting}: error updateUser`], editing, 'active'],
      [7, 'profile.submitted', null, [`${editing}: profile.submitted[0]`], submitting, 'active'],
      [
        8,
        'xstate.done.actor.updateUser',
        'updateUser',
        [`${submitting}: done updateUser[1]`],
        'ageSelection.editing',
        'active',
      ],
      [9, 'xstate.stop', null, [], 'ageSelection.editing', 'stopped'],
    ]);
    expect(entries[7]).toEqual({
      number: 8,
      time: 80,
      session,
      event: { type: 'xstate.done.actor.updateUser', output: { errNo: errNo.setupAge, user }, actorId: 'updateUser' },
      from: 'updateUser',
      taken: [`${submitting}: done updateUser[1]`],
      emitted: [{ type: 'user.updated', errNo: errNo.setupAge, user }],
      status: 'active',
      value: { ageSelection: 'editing' },
      context: clear,
      states: ['ageSelection', 'ageSelection.editing'],
    });
  });

  it('tells those who listen of each thing once, until they stop', () => {
    const log = createFlowLog(() => 1);
    const heard: unknown[] = [];
    const stop = log.listen((flow, entry) => heard.push([flow.machine, entry.event.type]));
    const actor = createActor(setupMachine, { inspect: log.inspect }).start();
    actor.send(required);
    stop();
    actor.send({ type: 'setup.dismissed' });
    expect(heard).toEqual([
      ['setup', 'xstate.init'],
      ['setup', 'setup.required'],
    ]);
  });

  it('forgets the oldest, but not where a living flow is', async () => {
    const { log, session } = await lived(4);
    const { inspect } = log;
    const idle = createActor(setupMachine, { inspect }).start();
    for (let count = 0; count < 3; count += 1) createActor(setupMachine, { inspect }).start().stop();
    const { flows, entries } = log.read();
    expect(numbers(entries)).toEqual([8, 9, 14, 15]);
    expect(flows.map((flow) => flow.session).slice(0, 2)).toEqual([session, idle.sessionId]);
    expect(flows).toHaveLength(3);
  });

  it('puts what settles later at its place', () => {
    const flow = { session: 'one', machine: 'setup', parent: null, input: undefined };
    const entry = (number: number): Entry => ({
      number,
      time: 0,
      session: 'one',
      event: { type: 'setup.dismissed' },
      from: null,
      taken: [],
      emitted: [],
      status: 'active',
      value: 'closed',
      context: clear,
      states: ['closed'],
    });
    const entries = [1, 3].map(entry);
    expect(numbers(grown({ flows: [flow], entries }, flow, entry(2)).entries)).toEqual([1, 2, 3]);
  });
});

describe('the way of a flow, copied as a test', () => {
  it('is a journey that holds', async () => {
    const { log, session } = await lived();
    const journeys = pasted(journeyOf(log.read(), session, null));
    const { done, failed } = actorsOf(setupMachine);
    const expected: AnyJourney = {
      steps: [
        required,
        { ...submitted, name: '' },
        submitted,
        failed('updateUser', tooMany),
        submitted,
        done('updateUser', { errNo: errNo.setupAge, user }),
      ],
      end: {
        value: { ageSelection: 'editing' },
        context: clear,
        emitted: [{ type: 'user.updated', errNo: errNo.setupAge, user }],
      },
    };
    expect(journeys).toEqual({ 'comes to ageSelection.editing': expected });
    const runner = createRunner(setupModel.machine, undefined);
    for (const journey of Object.values(journeys)) expect(walked(runner, journey)).toEqual(journey.end);
  });

  it('ends at the moment that is looked at, with all that an error carried', async () => {
    const { log, actor, session } = await lived();
    actor.stop();
    const journeys = pasted(journeyOf(log.read(), session, 6));
    const end = {
      value: { nameAndPronoun: 'editing' },
      context: { failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 3 }, fields: [] },
      emitted: [],
    };
    const journey = journeys['comes to nameAndPronoun.editing'];
    expect(journey?.end).toEqual(end);
    expect(walked(createRunner(setupModel.machine, undefined), journey ?? { steps: [], end })).toEqual(end);
  });

  it('is written as people write it, and names the input', () => {
    const log = createFlowLog(() => 1);
    const actor = createActor(setupMachine, { inspect: log.inspect }).start();
    actor.send(required);
    const { flows, entries } = log.read();
    const told = {
      flows: flows.map((flow) => ({ ...flow, input: { 'a-b': [undefined, Number.NaN, -0, true] } })),
      entries,
    };
    expect(journeyOf(told, actor.sessionId, null)).toBe(
      [
        "// The model's input has to be { 'a-b': [undefined, NaN, -0, true] }.",
        "'comes to nameAndPronoun.editing': {",
        '  steps: [',
        `    { type: 'setup.required', errNo: ${errNo.setupNameAndPronoun} },`,
        '  ],',
        '  end: {',
        "    value: { nameAndPronoun: 'editing' },",
        '    context: { failure: null, fields: [] },',
        '    emitted: [],',
        '  },',
        '},',
        '',
      ].join('\n'),
    );
  });

  it('is not there where the beginning is forgotten', async () => {
    const { log, session } = await lived(4);
    expect(journeyOf(log.read(), session, null)).toBeNull();
    expect(journeyOf(log.read(), 'nobody', null)).toBeNull();
  });
});
