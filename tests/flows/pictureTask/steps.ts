import { errNo } from '#contract/errNo.ts';
import { type PictureTask, standOf } from '#contract/picture.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { nothingAsked } from '#machines/pictureTask/pictureTaskSetup.ts';
import type { PictureTaskContext } from '#machines/pictureTask/pictureTaskTypes.ts';
import {
  intentId,
  making,
  mira,
  opened,
  options,
  otherIntentId,
  picture,
  queued,
  ready,
  studio,
  taskId,
  wish,
} from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed: fails } = actorsOf(pictureTaskMachine);
export type Told = Journey<typeof pictureTaskMachine>;

export const open = { type: 'studio.opened', ...opened } as const;
export const wished = { type: 'wish.changed', change: { prompt: wish.prompt } } as const;
export const submitted = { type: 'wish.submitted', intentId } as const;
export const submittedAgain = { type: 'wish.submitted', intentId: otherIntentId } as const;
export const cancelledBy = { type: 'task.cancelled', intentId: otherIntentId } as const;
export const retried = { type: 'task.retried', intentId: otherIntentId } as const;
export const dismissed = { type: 'task.dismissed', intentId: otherIntentId } as const;
export const resumed = { type: 'follow.resumed' } as const;
export const reloaded = { type: 'load.retried' } as const;
export const signedInAgain = { type: 'session.restored' } as const;
export const hidden = { type: 'page.hidden' } as const;
export const shown = { type: 'page.shown' } as const;
export const restored = { type: 'network.restored' } as const;

export const offline = new Error('offline');
export const broken = { errNo: errNo.providerFailed };
export const poor = { errNo: errNo.tokensNeeded };
export const signedOut = { errNo: errNo.notSignedIn };
export const gone = { errNo: errNo.notFound };
export const conflict = { errNo: errNo.conflict };
export const unanswered = { errNo: NO_ANSWER, fields: [] };

export const accountChanged = { type: 'account.changed' } as const;

export const studioCall = { id: 'loadStudio', input: { characterId: null, taskId: null } };
export const createCall = (id: string, wanted = wish) => ({ id: 'createTask', input: { wish: wanted, intentId: id } });
/** The question after a task that stood so by the last answer, beside others under way. */
export const taskCall = (task: PictureTask = queued, beside: readonly PictureTask[] = []) => ({
  id: 'loadTask',
  input: { taskId: task.taskId, underWay: beside.map((other) => other.taskId), seen: standOf([task, ...beside]) },
});
export const actCall = (kind: 'cancel' | 'retry' | 'dismiss', id = otherIntentId) => ({
  id: 'actOnTask',
  input: { kind, taskId, intentId: id },
});

export const loaded: PictureTaskContext = { ...nothingAsked, options, characters: [mira] };
export const written: PictureTaskContext = { ...loaded, wish };
export const asked: PictureTaskContext = { ...written, request: { wish, intentId } };
export const accepted: PictureTaskContext = { ...written, task: queued, taskId };
export const paints: PictureTaskContext = { ...accepted, task: making };
export const made: PictureTaskContext = { ...accepted, task: ready, pictures: [picture] };

export const idle = { standing: 'idle' } as const;
export const waiting = { standing: { following: { polling: 'waiting' } } } as const;
export const asking = { standing: { following: { polling: 'asking' } } } as const;
export const paused = { standing: { following: 'paused' } } as const;
export const standing = <const State extends string>(state: State) => ({ standing: state }) as const;

export const begun = [open, done('loadStudio', studio), wished] as const;
export const sent = [...begun, submitted] as const;
export const under = [...sent, done('createTask', queued)] as const;
