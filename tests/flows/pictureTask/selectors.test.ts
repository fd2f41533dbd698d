import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import {
  actFailureOf,
  actKindOf,
  canRestoreWish,
  charactersOf,
  costOf,
  errorsOf,
  failureOf,
  isCharacterMissing,
  isToBeCancelled,
  keptOf,
  loadFailureOf,
  optionsOf,
  othersOf,
  picturesOf,
  type PictureTaskSnapshot,
  wishOf,
} from '#machines/pictureTask/pictureTaskSelectors.ts';
import type { PictureTaskContext } from '#machines/pictureTask/pictureTaskTypes.ts';
import { blankWish } from '#machines/pictureTask/pictureWish.ts';
import {
  at,
  intentId,
  mira,
  options,
  otherMaking,
  otherPicture,
  otherTaskId,
  picture,
  ready,
  studio,
  taskId,
  wish,
} from './model.ts';
import { done, open } from './steps.ts';
import { createRunner } from '@liora/flow-kit/model/runner.ts';

const failure = { errNo: 7001, fields: [] };
const { context: nothing } = createActor(pictureTaskMachine).getSnapshot();
const inContext = (change: Partial<PictureTaskContext>, value: 'loading' | 'loadFailed' = 'loading') =>
  pictureTaskMachine.resolveState({ value, context: { ...nothing, ...change } });

const runner = createRunner(pictureTaskMachine, undefined);
const after = (...steps: Parameters<typeof runner.run>[0]): PictureTaskSnapshot => {
  const last = runner.run(steps).at(-1);
  if (!last) throw new Error('Nothing was seen');
  return last.snapshot;
};

/** What each selector tells that only looks into the context. */
const told = (snapshot: PictureTaskSnapshot) => ({
  options: optionsOf(snapshot),
  characters: charactersOf(snapshot),
  isCharacterMissing: isCharacterMissing(snapshot),
  wish: wishOf(snapshot),
  errors: errorsOf(snapshot),
  cost: costOf(snapshot),
  others: othersOf(snapshot),
  pictures: picturesOf(snapshot),
  failure: failureOf(snapshot),
  loadFailure: loadFailureOf(snapshot),
  actFailure: actFailureOf(snapshot),
  actKind: actKindOf(snapshot),
  isToBeCancelled: isToBeCancelled(snapshot),
  canRestoreWish: canRestoreWish(snapshot),
});

describe('pictureTaskSelectors', () => {
  it('tell of nothing before anything is known', () => {
    expect(told(inContext({}))).toEqual({
      options: null,
      characters: [],
      isCharacterMissing: false,
      wish: blankWish,
      errors: [],
      cost: null,
      others: [],
      pictures: [],
      failure: null,
      loadFailure: null,
      actFailure: null,
      actKind: null,
      isToBeCancelled: false,
      canRestoreWish: false,
    });
  });

  it('tell what there is, and the price of all pictures together', () => {
    const others = [at('failed')];
    const fields = [{ path: 'prompt', reason: 'required' }];
    const snapshot = inContext({
      options,
      characters: [mira],
      isCharacterMissing: true,
      wish: { ...wish, count: 4 },
      fields,
      others,
      pictures: [picture],
      act: { kind: 'cancel', taskId, intentId },
      actFailure: failure,
      failure,
      cancelIntent: intentId,
    });
    expect(told(snapshot)).toEqual({
      options,
      characters: [mira],
      isCharacterMissing: true,
      wish: { ...wish, count: 4 },
      errors: fields,
      cost: 40,
      others,
      pictures: [picture],
      failure,
      loadFailure: null,
      actFailure: failure,
      actKind: 'cancel',
      isToBeCancelled: true,
      canRestoreWish: false,
    });
  });

  it('tell a failure to load from others', () => {
    expect(loadFailureOf(inContext({ failure }, 'loadFailed'))).toEqual(failure);
  });

  it('offer what was typed before once there is something to choose from', () => {
    const changes: Partial<PictureTaskContext>[] = [{ replaced: wish }, { replaced: wish, options }];
    expect(changes.map((change) => canRestoreWish(inContext(change)))).toEqual([false, true]);
  });

  it('tell of whom something is wished, where that one is among several', () => {
    const theo = { ...mira, characterId: taskId, name: 'Theo' };
    const change = { characterId: mira.characterId };
    const snapshot = after(open, done('loadStudio', { ...studio, characters: [theo, mira] }), {
      type: 'wish.changed',
      change,
    });
    expect([wishOf(snapshot), isCharacterMissing(snapshot)]).toEqual([{ ...blankWish, ...change }, false]);
  });

  it('tell beside the task in front of what nothing came of, and of nothing that went well or was called off', () => {
    const ended = (['ready', 'refused', 'failed', 'cancelled'] as const).map((status) =>
      at(status, { taskId: status }),
    );
    const snapshot = after(open, done('loadStudio', { ...studio, tasks: ended }));
    expect(othersOf(snapshot)).toEqual(ended.slice(1, 3));
  });

  it('tell of a picture once, however often it is told of', () => {
    const task = at('ready', { taskId: otherTaskId, pictures: [otherPicture] });
    const snapshot = after(
      open,
      done('loadStudio', { ...studio, task: ready, tasks: [otherMaking] }),
      done('loadTask', { task, others: [ready] }),
    );
    expect(picturesOf(snapshot)).toEqual([otherPicture, picture]);
  });

  it('keep what is wished for, asked for or followed, and nothing where nothing is', () => {
    const kept = { wish: blankWish, openedFor: null, request: null, needsTokens: false, taskId: null };
    const changes: Partial<PictureTaskContext>[] = [
      { wish },
      { openedFor: mira.characterId },
      { request: { wish, intentId } },
      { taskId },
      { taskId, replaced: wish },
    ];
    expect(keptOf(inContext({}))).toBeNull();
    expect(changes.map((change) => keptOf(inContext(change)))).toEqual(
      changes.map((change) => ({ ...kept, ...change })),
    );
  });
});
