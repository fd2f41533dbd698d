import {
  characterIdOf,
  characterOf,
  type CharacterCreationSnapshot,
  isRevealing,
  keptOf,
  statusOf,
  viewOf,
} from '#machines/characterCreation/characterCreationSelectors.ts';
import { characterCreationModel } from './model.ts';
import { journeys } from './journeys.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const retried = { type: 'creation.retried', intentId: '' } as const;
const dismissed = { type: 'creation.dismissed' } as const;
const resumed = { type: 'follow.resumed' } as const;

const isOver = (snapshot: CharacterCreationSnapshot) =>
  snapshot.can(dismissed) && characterIdOf(snapshot) !== null && !snapshot.can(resumed);
const isFollowing = (snapshot: CharacterCreationSnapshot) =>
  viewOf(snapshot) === 'following' && characterIdOf(snapshot) !== null && !snapshot.can(dismissed);
const isWaitingFor = (snapshot: CharacterCreationSnapshot) =>
  viewOf(snapshot) === 'creating' &&
  snapshot.hasTag('busy') &&
  snapshot.context.failure === null &&
  !snapshot.can(dismissed);

describeFlow(characterCreationModel, {
  stateChecks: {
    idle: (snapshot) => viewOf(snapshot) === null && keptOf(snapshot) === null && !snapshot.can(dismissed),
    creating: (snapshot) => isWaitingFor(snapshot) && keptOf(snapshot)?.request !== null,
    tokensNeeded: (snapshot) =>
      viewOf(snapshot) === 'tokensNeeded' && snapshot.can(retried) && keptOf(snapshot)?.needsTokens === true,
    notCreated: (snapshot) =>
      viewOf(snapshot) === 'notCreated' && snapshot.can(retried) && snapshot.context.failure !== null,
    following: isFollowing,
    'following.asking': (snapshot) => isFollowing(snapshot) && !snapshot.context.isHidden,
    'following.waiting': (snapshot) => isFollowing(snapshot) && snapshot.can({ type: 'network.restored' }),
    paused: (snapshot) => isFollowing(snapshot) && snapshot.context.isHidden,
    givenUp: (snapshot) => viewOf(snapshot) === 'givenUp' && snapshot.can(resumed) && snapshot.can(dismissed),
    ready: (snapshot) => viewOf(snapshot) === 'ready' && isOver(snapshot) && statusOf(snapshot) === 'ready',
    'ready.revealing': (snapshot) => isRevealing(snapshot) && characterOf(snapshot) === null,
    'ready.revealed': (snapshot) => viewOf(snapshot) === 'ready' && !isRevealing(snapshot),
    refused: (snapshot) => viewOf(snapshot) === 'refused' && isOver(snapshot) && !snapshot.can(retried),
    failed: (snapshot) => viewOf(snapshot) === 'failed' && isOver(snapshot) && snapshot.can(retried),
    retrying: (snapshot) => isWaitingFor(snapshot) && characterIdOf(snapshot) !== null,
    gone: (snapshot) => viewOf(snapshot) === 'gone' && isOver(snapshot) && !snapshot.can(retried),
  },
  journeys,
  equivalentMutants: {
    'givenUp: page.shown leads to paused': 'a page that is shown goes on from there at once',
  },
});
