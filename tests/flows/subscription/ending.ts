import { SUBSCRIPTION_DELAYS, type SubscriptionContext } from '#machines/subscription/subscriptionSetup.ts';
import { ending, onPlus } from './model.ts';
import {
  broken,
  cancellation,
  cancellationConfirmed,
  changed,
  done,
  failed,
  load,
  loaded,
  loadedNone,
  none,
  plans,
  resumption,
  running,
  type SubscriptionJourney,
  unanswered,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const loadedEnding = done('loadSubscription', { subscription: ending, plans });
const cancellationDismissed = { type: 'cancellation.dismissed' } as const;
const endingSoon: SubscriptionContext = { ...running, subscription: ending };
const cancel = { id: 'cancelSubscription', input: undefined };
const resume = { id: 'resumeSubscription', input: undefined };

/** Letting it end with its period, and taking that back. */
export const endJourneys: Readonly<Record<string, SubscriptionJourney>> = {
  'lets the subscription end with its period, once that is confirmed, and tells': {
    steps: [loaded, cancellation, cancellationConfirmed, done('cancelSubscription', ending)],
    end: { value: 'ready', context: endingSoon, emitted: [changed], started: [load, cancel] },
  },
  'ends nothing before that': {
    steps: [loaded, cancellation],
    end: { value: 'confirmingCancel', context: running, emitted: [], started: [load] },
  },
  'ends nothing that the person thinks better of': {
    steps: [loaded, cancellation, cancellationDismissed, cancellationConfirmed],
    end: { value: 'ready', context: running, emitted: [], started: [load] },
  },
  'ends nothing that ends already': {
    steps: [loadedEnding, cancellation],
    end: { value: 'ready', context: endingSoon, emitted: [] },
  },
  'ends nothing where nothing runs': {
    steps: [loadedNone, cancellation],
    end: { value: 'ready', context: none, emitted: [] },
  },
  'shows that a subscription is over that was to be ended': {
    steps: [loaded, cancellation, cancellationConfirmed, done('cancelSubscription', null)],
    end: { value: 'ready', context: none, emitted: [changed] },
  },
  'tells why it could not be ended': {
    steps: [loaded, cancellation, cancellationConfirmed, failed('cancelSubscription', broken)],
    end: { value: 'ready', context: { ...running, failure: broken }, emitted: [] },
  },
  'forgets that with the next try to end it': {
    steps: [loaded, cancellation, cancellationConfirmed, failed('cancelSubscription', broken), cancellation],
    end: { value: 'confirmingCancel', context: running, emitted: [] },
  },
  'waits for the end as long as it may': {
    steps: [loaded, cancellation, cancellationConfirmed, cancellationDismissed, waited(29_999)],
    end: { value: 'cancelling', context: running, emitted: [], started: [load, cancel] },
  },
  'gives up on the end after a while': {
    steps: [loaded, cancellation, cancellationConfirmed, waited(SUBSCRIPTION_DELAYS.cancelTimeout - 1), waited(1)],
    end: { value: 'ready', context: { ...running, failure: unanswered }, emitted: [] },
  },
  'takes the end back, and tells': {
    steps: [loadedEnding, resumption, done('resumeSubscription', onPlus)],
    end: { value: 'ready', context: running, emitted: [changed], started: [load, resume] },
  },
  'takes no end back where there is none': {
    steps: [loaded, resumption],
    end: { value: 'ready', context: running, emitted: [], started: [load] },
  },
  'takes no end back where nothing runs': {
    steps: [loadedNone, resumption],
    end: { value: 'ready', context: none, emitted: [], started: [load] },
  },
  'tells why the end could not be taken back': {
    steps: [loadedEnding, resumption, failed('resumeSubscription', broken)],
    end: { value: 'ready', context: { ...endingSoon, failure: broken }, emitted: [] },
  },
  'forgets that with the next try to take it back': {
    steps: [loadedEnding, resumption, failed('resumeSubscription', broken), resumption],
    end: { value: 'resuming', context: endingSoon, emitted: [], started: [load, resume, resume] },
  },
  'waits as long as it may for the end to be taken back': {
    steps: [loadedEnding, resumption, waited(29_999)],
    end: { value: 'resuming', context: endingSoon, emitted: [] },
  },
  'gives up on taking the end back after a while': {
    steps: [loadedEnding, resumption, waited(SUBSCRIPTION_DELAYS.resumeTimeout - 1), waited(1)],
    end: { value: 'ready', context: { ...endingSoon, failure: unanswered }, emitted: [] },
  },
};
