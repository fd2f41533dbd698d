import { errNo } from '#contract/errNo.ts';
import { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import type { CardFile, CardItem } from '#machines/cardImport/cardImportSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { full, imported, ines, notACard, tomas, vesper } from './model.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(cardImportMachine);

export const added = (...files: CardFile[]) => ({ type: 'files.added', files }) as const;
export const three = added(vesper, tomas, ines);
export const cancelledFile = ({ id }: CardFile) => ({ type: 'file.cancelled', id }) as const;
export const retriedFile = ({ id }: CardFile) => ({ type: 'file.retried', id }) as const;
export const gave = ({ id }: CardFile, age: number) => ({ type: 'age.given', id, age }) as const;
export const entered = ({ id }: CardFile, age: number) => ({ type: 'age.changed', id, age }) as const;
export const cancelled = { type: 'batch.cancelled' } as const;
export const retried = { type: 'batch.retried' } as const;
export const cleared = { type: 'batch.cleared' } as const;
export const cameFirst = done('sendFirst', imported);
export const cameSecond = done('sendSecond', imported);
export const internal = { errNo: errNo.internal };
/** Milliseconds until the server takes more, where it says so. */
export const REST = full.retryAfter * 1000;
export const offline = new Error('offline');

const broken = { ...internal, fields: [] };
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const item = (file: CardFile, rest: Partial<CardItem> = {}): CardItem => ({
  ...file,
  status: 'waiting',
  attempt: 0,
  age: null,
  imported: null,
  failure: null,
  ...rest,
});
export const sending = (file: CardFile, attempt = 0) => item(file, { status: 'sending', attempt });
export const brought = (file: CardFile) => item(file, { status: 'done', imported });
export const failedItem = (file: CardFile) => item(file, { status: 'failed', failure: broken, attempt: 1 });
export const refused = (file: CardFile) => item(file, { status: 'refused', failure: notACard });
export const stopped = (file: CardFile) => item(file, { status: 'cancelled' });
export const asking = (file: CardFile, rest: Partial<CardItem> = {}) =>
  item(file, { status: 'asking', attempt: 1, ...rest });
export const call = (lane: 'First' | 'Second', file: CardFile, attempt = 0, age: number | null = null) => ({
  id: `send${lane}`,
  input: { ...file, age, intentId: `${file.id}-${String(attempt)}` },
});
export const told = { type: 'card.imported', ...imported } as const;

export const quiet = { first: 'idle', second: 'idle' } as const;
export const both = { first: 'sending', second: 'sending' } as const;
export const resting = { first: 'resting', second: 'idle' } as const;
export const oneLane = { first: 'sending', second: 'idle' } as const;
export const otherLane = { first: 'idle', second: 'sending' } as const;
