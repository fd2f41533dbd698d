import {
  askingCountOf,
  type CardImportSnapshot,
  doneCountOf,
  isBusy,
  isResting,
  itemsOf,
  refusedCountOf,
  retryCountOf,
} from '#machines/cardImport/cardImportSelectors.ts';
import type { CardItem } from '#machines/cardImport/cardImportSetup.ts';
import { cardImportJourneys } from './journeys.ts';
import { cardImportModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const retried = { type: 'batch.retried' } as const;
const cleared = { type: 'batch.cleared' } as const;

const countOf = (snapshot: CardImportSnapshot, ...statuses: CardItem['status'][]) =>
  itemsOf(snapshot).filter(({ status }) => statuses.includes(status)).length;
/** What is counted adds up, and two are on their way at most. */
const addsUp = (snapshot: CardImportSnapshot) =>
  doneCountOf(snapshot) === countOf(snapshot, 'done') &&
  refusedCountOf(snapshot) === countOf(snapshot, 'refused') &&
  askingCountOf(snapshot) === countOf(snapshot, 'asking') &&
  retryCountOf(snapshot) === countOf(snapshot, 'failed', 'cancelled') &&
  isBusy(snapshot) === countOf(snapshot, 'waiting', 'sending') > 0 &&
  countOf(snapshot, 'sending') === Number(snapshot.context.first !== null) + Number(snapshot.context.second !== null);
const canActAsItSeems = (snapshot: CardImportSnapshot) =>
  snapshot.can(retried) === retryCountOf(snapshot) > 0 &&
  snapshot.can(cleared) === (itemsOf(snapshot).length > 0 && !isBusy(snapshot));
const sends = (snapshot: CardImportSnapshot, lane: 'first' | 'second', child: 'sendFirst' | 'sendSecond') =>
  addsUp(snapshot) && snapshot.context[lane] !== null && snapshot.children[child] !== undefined;

const rests = (snapshot: CardImportSnapshot) => addsUp(snapshot) && isResting(snapshot);

describeFlow(cardImportModel, {
  stateChecks: {
    first: canActAsItSeems,
    'first.idle': (snapshot) => addsUp(snapshot) && snapshot.context.first === null,
    'first.sending': (snapshot) => sends(snapshot, 'first', 'sendFirst'),
    'first.resting': rests,
    second: addsUp,
    'second.idle': (snapshot) => addsUp(snapshot) && snapshot.context.second === null,
    'second.sending': (snapshot) => sends(snapshot, 'second', 'sendSecond'),
    'second.resting': rests,
  },
  journeys: cardImportJourneys,
});
