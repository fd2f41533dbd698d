import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { picturesOf, PROFILE_DELAYS, type ProfileContext, profileMachine } from '#machines/profile/profileMachine.ts';
import {
  canLeaf,
  canShare,
  hasFailed,
  isCopied,
  isLoading,
  isMissing,
  isNotShared,
  largePicture,
} from '#machines/profile/profileSelectors.ts';
import { characterId, own, profile, profileModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(profileMachine);
const loaded = done('loadProfile', profile);
const retried = { type: 'load.retried' } as const;
const opened = (picture: number) => ({ type: 'picture.opened', picture }) as const;
const next = { type: 'picture.next' } as const;
const previous = { type: 'picture.previous' } as const;
const closed = { type: 'picture.closed' } as const;
const shared = { type: 'share.requested' } as const;

const blank: ProfileContext = { characterId, profile: null, picture: 0, failure: null };
const shown: ProfileContext = { ...blank, profile };
const resting = { shown: { pictures: 'small', address: 'resting' } } as const;
const loading = { id: 'loadProfile', input: { characterId } };
const sharing = { id: 'shareAddress', input: { characterId } };

describeFlow(profileModel, {
  stateChecks: {
    loading: (snapshot) => isLoading(snapshot) && snapshot.hasTag('busy') && snapshot.context.failure === null,
    missing: (snapshot) => isMissing(snapshot) && snapshot.can(retried),
    failed: (snapshot) => hasFailed(snapshot) && snapshot.hasTag('failed') && snapshot.context.failure !== null,
    shown: (snapshot) => snapshot.context.profile !== null,
    'shown.pictures': (snapshot) =>
      snapshot.context.profile !== null && snapshot.context.picture < picturesOf(snapshot.context.profile).length,
    'shown.pictures.small': (snapshot) =>
      snapshot.can(opened(0)) && !canLeaf(snapshot) && largePicture(snapshot) === null,
    'shown.pictures.large': (snapshot) =>
      largePicture(snapshot) === snapshot.context.picture &&
      canLeaf(snapshot) === (snapshot.context.profile?.gallery.length !== 0),
    'shown.address': (snapshot) => canShare(snapshot) || snapshot.hasTag('busy') === snapshot.matches('shown'),
    'shown.address.resting': (snapshot) => canShare(snapshot) && !isCopied(snapshot) && !isNotShared(snapshot),
    'shown.address.sharing': (snapshot) => snapshot.matches('shown') && snapshot.hasTag('busy') && !canShare(snapshot),
    'shown.address.copied': (snapshot) => isCopied(snapshot) && canShare(snapshot),
    'shown.address.notShared': (snapshot) => isNotShared(snapshot) && canShare(snapshot),
  },
  journeys: {
    '[CHAR-05] shows the profile': {
      steps: [loaded],
      end: { value: resting, context: shown, emitted: [], started: [loading] },
    },
    '[CHAR-05] tells that there is nobody, and looks again when asked to': {
      steps: [failed('loadProfile', { errNo: errNo.notFound }), retried],
      end: { value: 'loading', context: blank, emitted: [], started: [loading, loading] },
    },
    '[CHAR-05] tells that there is nobody': {
      steps: [failed('loadProfile', { errNo: errNo.notFound })],
      end: { value: 'missing', context: blank, emitted: [] },
    },
    'tells why it could not be loaded': {
      steps: [failed('loadProfile', { errNo: errNo.internal })],
      end: {
        value: 'failed',
        context: { ...blank, failure: { errNo: errNo.internal, fields: [] } },
        emitted: [],
        tags: ['failed'],
      },
    },
    'loads it again': {
      steps: [failed('loadProfile', new Error('offline')), retried, loaded],
      end: { value: resting, context: shown, emitted: [], started: [loading, loading] },
    },
    'gives up waiting, and not before': {
      steps: [waited(PROFILE_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'failed', context: { ...blank, failure: { errNo: NO_ANSWER, fields: [] } }, emitted: [] },
    },
    'keeps waiting until then': {
      steps: [waited(PROFILE_DELAYS.loadTimeout - 1)],
      end: { value: 'loading', context: blank, emitted: [], tags: ['busy'] },
    },
    '[CHAR-05] shows a picture large': {
      steps: [loaded, opened(1)],
      end: {
        value: { shown: { pictures: 'large', address: 'resting' } },
        context: { ...shown, picture: 1 },
        emitted: [],
      },
    },
    'leafs on through the pictures and round': {
      steps: [loaded, opened(1), next, next],
      end: { value: { shown: { pictures: 'large', address: 'resting' } }, context: shown, emitted: [] },
    },
    'leafs back through the pictures and round': {
      steps: [loaded, opened(1), previous, previous],
      end: {
        value: { shown: { pictures: 'large', address: 'resting' } },
        context: { ...shown, picture: 2 },
        emitted: [],
      },
    },
    'leafs to no other picture where there is one alone': {
      steps: [done('loadProfile', own), opened(0), next, previous],
      end: {
        value: { shown: { pictures: 'large', address: 'resting' } },
        context: { ...blank, profile: own },
        emitted: [],
      },
    },
    'opens no picture that is not there': {
      steps: [loaded, opened(3), opened(-1)],
      end: { value: resting, context: shown, emitted: [] },
    },
    'closes the picture': {
      steps: [loaded, opened(2), closed],
      end: { value: resting, context: { ...shown, picture: 2 }, emitted: [] },
    },
    'copies the address, and tells so for a while': {
      steps: [loaded, shared, done('shareAddress', 'copied'), waited(PROFILE_DELAYS.told - 1)],
      end: {
        value: { shown: { pictures: 'small', address: 'copied' } },
        context: shown,
        emitted: [],
        started: [loading, sharing],
      },
    },
    'copies the address again while it tells so': {
      steps: [loaded, shared, done('shareAddress', 'copied'), shared],
      end: {
        value: { shown: { pictures: 'small', address: 'sharing' } },
        context: shown,
        emitted: [],
        started: [loading, sharing, sharing],
      },
    },
    'says no more of it after that': {
      steps: [loaded, shared, done('shareAddress', 'copied'), waited(PROFILE_DELAYS.told)],
      end: { value: resting, context: shown, emitted: [] },
    },
    'says nothing where another program has the address': {
      steps: [loaded, shared, done('shareAddress', 'handedOver')],
      end: { value: resting, context: shown, emitted: [] },
    },
    'says nothing where the person thought better of it': {
      steps: [loaded, shared, done('shareAddress', 'givenUp')],
      end: { value: resting, context: shown, emitted: [] },
    },
    'tells that the address could not be copied, for a while': {
      steps: [loaded, shared, failed('shareAddress', new Error('not allowed')), waited(PROFILE_DELAYS.told - 1)],
      end: { value: { shown: { pictures: 'small', address: 'notShared' } }, context: shown, emitted: [] },
    },
    'copies it again at once after it could not be copied': {
      steps: [loaded, shared, failed('shareAddress', new Error('not allowed')), shared],
      end: {
        value: { shown: { pictures: 'small', address: 'sharing' } },
        context: shown,
        emitted: [],
        started: [loading, sharing, sharing],
      },
    },
    'says no more of the failure after a while': {
      steps: [loaded, shared, failed('shareAddress', new Error('not allowed')), waited(PROFILE_DELAYS.told)],
      end: { value: resting, context: shown, emitted: [] },
    },
    'copies once at a time': {
      steps: [loaded, shared, shared],
      end: {
        value: { shown: { pictures: 'small', address: 'sharing' } },
        context: shown,
        emitted: [],
        started: [loading, sharing],
        tags: ['busy'],
      },
    },
  },
});
