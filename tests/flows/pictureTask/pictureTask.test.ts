import {
  isFree,
  isLoading,
  keptOf,
  loadFailureOf,
  type PictureTaskSnapshot,
  taskOf,
  viewOf,
} from '#machines/pictureTask/pictureTaskSelectors.ts';
import { journeys } from './journeys.ts';
import { pictureTaskModel } from './model.ts';
import { cancelledBy, dismissed, open, restored, resumed, retried, submitted } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isBusy = (snapshot: PictureTaskSnapshot) => snapshot.hasTag('busy') && !snapshot.can(submitted);
const isAt = (view: ReturnType<typeof viewOf>) => (snapshot: PictureTaskSnapshot) =>
  viewOf(snapshot) === view && isFree(snapshot) && !snapshot.hasTag('busy');
const isFollowing = (snapshot: PictureTaskSnapshot) =>
  isAt('following')(snapshot) && taskOf(snapshot) !== null && keptOf(snapshot)?.taskId !== null;
/** The task in front has ended so. */
const hasEnded = (status: 'ready' | 'refused' | 'failed' | 'cancelled') => (snapshot: PictureTaskSnapshot) =>
  isAt(status)(snapshot) && taskOf(snapshot)?.status === status && snapshot.can(dismissed);

describeFlow(pictureTaskModel, {
  stateChecks: {
    closed: (snapshot) => snapshot.can(open) && keptOf(snapshot) === null,
    loading: (snapshot) => isLoading(snapshot) && isBusy(snapshot),
    loadFailed: (snapshot) => loadFailureOf(snapshot) !== null && snapshot.hasTag('failed'),
    creating: (snapshot) =>
      viewOf(snapshot) === 'creating' &&
      isBusy(snapshot) &&
      snapshot.can(cancelledBy) &&
      snapshot.context.failure === null,
    acting: (snapshot) => viewOf(snapshot) === 'acting' && isBusy(snapshot) && !snapshot.can(cancelledBy),
    standing: (snapshot) => isFree(snapshot) && snapshot.can(submitted),
    'standing.settling': () => false,
    'standing.presenting': () => false,
    'standing.idle': (snapshot) => isFree(snapshot) && viewOf(snapshot) === null && !snapshot.can(dismissed),
    'standing.tokensNeeded': (snapshot) =>
      isAt('tokensNeeded')(snapshot) && keptOf(snapshot)?.needsTokens === true && snapshot.can(dismissed),
    'standing.notCreated': (snapshot) =>
      isAt('notCreated')(snapshot) && snapshot.hasTag('failed') && snapshot.context.failure !== null,
    'standing.following': isFollowing,
    'standing.following.polling': (snapshot) => isFollowing(snapshot) && !snapshot.context.isHidden,
    'standing.following.polling.asking': (snapshot) => isFollowing(snapshot) && !snapshot.can(restored),
    'standing.following.polling.waiting': (snapshot) => isFollowing(snapshot) && snapshot.can(restored),
    'standing.following.paused': (snapshot) => isFollowing(snapshot) && snapshot.context.isHidden,
    'standing.givenUp': (snapshot) => isAt('givenUp')(snapshot) && snapshot.can(resumed),
    'standing.signedOut': (snapshot) =>
      isAt('signedOut')(snapshot) && snapshot.can(resumed) && snapshot.can({ type: 'session.restored' }),
    'standing.ready': hasEnded('ready'),
    'standing.refused': (snapshot) => hasEnded('refused')(snapshot) && !snapshot.can(retried),
    'standing.failed': (snapshot) => hasEnded('failed')(snapshot) && snapshot.can(retried),
    'standing.cancelled': hasEnded('cancelled'),
    'standing.gone': (snapshot) => isAt('gone')(snapshot) && snapshot.can(dismissed),
  },
  journeys,
  equivalentMutants: {
    'standing: begins with presenting': 'nothing leads to it but to a state in it',
    'standing: begins with idle': 'nothing leads to it but to a state in it',
  },
});
