import { errNo } from '#contract/errNo.ts';
import { ACCESS_DELAYS, type AccessContext, accessMachine } from '#machines/access/accessMachine.ts';
import {
  hasLoadFailed,
  identityToEndOf,
  isActing,
  isEnding,
  isLoadingFirst,
  sessionToEndOf,
} from '#machines/access/accessSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { accessModel, alone, both, example, here, onlyWay, phone } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(accessMachine);
const loaded = done('loadAccess', both);
const retried = { type: 'load.retried' } as const;
const refreshed = { type: 'list.refreshRequested' } as const;
const theService = { kind: 'identity', id: example.identityId } as const;
const thePhone = { kind: 'session', id: phone.sessionId } as const;
const requested = (target: typeof theService | typeof thePhone) => ({ type: 'end.requested', ...target }) as const;
const confirmed = { type: 'end.confirmed' } as const;
const cancelled = { type: 'end.cancelled' } as const;

const blank: AccessContext = { identities: [], sessions: [], target: null, ended: null, failure: null };
const filled: AccessContext = { ...blank, ...both };
const broken = { errNo: errNo.internal, fields: [] };
const conflict = { errNo: errNo.conflict, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const load = { id: 'loadAccess', input: undefined };
const end = (input: typeof theService | typeof thePhone) => ({ id: 'endAccess', input });

describeFlow(accessModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      !isActing(snapshot) &&
      !isEnding(snapshot) &&
      snapshot.context.failure === null &&
      isLoadingFirst(snapshot) === (snapshot.context.sessions.length === 0),
    loadFailed: (snapshot) => hasLoadFailed(snapshot) && snapshot.context.failure !== null && snapshot.can(retried),
    ready: (snapshot) =>
      snapshot.tags.size === 0 &&
      !isActing(snapshot) &&
      !isLoadingFirst(snapshot) &&
      identityToEndOf(snapshot) === null &&
      sessionToEndOf(snapshot) === null &&
      snapshot.can(requested(thePhone)) === snapshot.context.sessions.length > 1,
    confirming: (snapshot) =>
      isActing(snapshot) &&
      !isEnding(snapshot) &&
      (identityToEndOf(snapshot) === null) !== (sessionToEndOf(snapshot) === null) &&
      snapshot.can(confirmed) &&
      snapshot.can(cancelled),
    ending: (snapshot) =>
      isActing(snapshot) && isEnding(snapshot) && snapshot.hasTag('busy') && !snapshot.can(cancelled),
  },
  journeys: {
    '[M-16] lists what can get into the account': {
      steps: [loaded],
      end: { value: 'ready', context: filled, emitted: [], started: [load] },
    },
    '[M-16] ends another service once that is confirmed, and says so': {
      steps: [loaded, requested(theService), confirmed, done('endAccess', alone)],
      end: {
        value: 'ready',
        context: { ...blank, ...alone, ended: 'identity' },
        emitted: [],
        started: [load, end(theService)],
      },
    },
    '[M-16] signs another device out once that is confirmed, and says so': {
      steps: [loaded, requested(thePhone), confirmed, done('endAccess', alone)],
      end: {
        value: 'ready',
        context: { ...blank, ...alone, ended: 'session' },
        emitted: [],
        started: [load, end(thePhone)],
      },
    },
    'forgets what was ended when the next is asked about': {
      steps: [loaded, requested(theService), confirmed, done('endAccess', both), requested(thePhone)],
      end: { value: 'confirming', context: { ...filled, target: thePhone }, emitted: [] },
    },
    'forgets what was ended when the list is loaded anew': {
      steps: [loaded, requested(theService), confirmed, done('endAccess', both), refreshed],
      end: { value: 'loading', context: filled, emitted: [], started: [load, end(theService), load] },
    },
    'ends nothing that the person thinks better of': {
      steps: [loaded, requested(thePhone), cancelled, confirmed],
      end: { value: 'ready', context: filled, emitted: [], started: [load] },
    },
    'does not sign this device out': {
      steps: [loaded, { type: 'end.requested', kind: 'session', id: here.sessionId }],
      end: { value: 'ready', context: filled, emitted: [] },
    },
    'does not end the only way to sign in': {
      steps: [done('loadAccess', onlyWay), requested(theService)],
      end: { value: 'ready', context: { ...blank, ...onlyWay }, emitted: [] },
    },
    'ends nothing that is not listed': {
      steps: [done('loadAccess', alone), requested(theService), requested(thePhone)],
      end: { value: 'ready', context: { ...blank, ...alone }, emitted: [] },
    },
    'takes no device for a service, and no service for a device': {
      steps: [
        loaded,
        { type: 'end.requested', kind: 'identity', id: phone.sessionId },
        { type: 'end.requested', kind: 'session', id: example.identityId },
      ],
      end: { value: 'ready', context: filled, emitted: [] },
    },
    'tells why something was not ended': {
      steps: [loaded, requested(theService), confirmed, failed('endAccess', conflict)],
      end: { value: 'ready', context: { ...filled, target: theService, failure: conflict }, emitted: [] },
    },
    'forgets that when the person asks again': {
      steps: [loaded, requested(theService), confirmed, failed('endAccess', conflict), requested(theService)],
      end: { value: 'confirming', context: { ...filled, target: theService }, emitted: [] },
    },
    'gives up ending after a while': {
      steps: [loaded, requested(thePhone), confirmed, waited(ACCESS_DELAYS.endTimeout - 1), waited(1)],
      end: { value: 'ready', context: { ...filled, target: thePhone, failure: unanswered }, emitted: [] },
    },
    'waits for the end as long as it may, and asks for it once': {
      steps: [loaded, requested(thePhone), confirmed, confirmed, refreshed, waited(29_999)],
      end: { value: 'ending', context: { ...filled, target: thePhone }, emitted: [], started: [load, end(thePhone)] },
    },
    'tells why the list could not be loaded': {
      steps: [failed('loadAccess', broken)],
      end: { value: 'loadFailed', context: { ...blank, failure: broken }, emitted: [] },
    },
    'forgets that while it is loaded again': {
      steps: [failed('loadAccess', broken), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'loads it again when asked to after a failure': {
      steps: [failed('loadAccess', broken), refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'keeps it on view while it is loaded anew, and shows what is left': {
      steps: [loaded, refreshed, done('loadAccess', alone)],
      end: { value: 'ready', context: { ...blank, ...alone }, emitted: [], started: [load, load] },
    },
    'asks again when something ended while it was loading': {
      steps: [refreshed],
      end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
    },
    'gives up loading after a while': {
      steps: [waited(ACCESS_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
    },
    'waits for the list as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: blank, emitted: [] },
    },
  },
});
