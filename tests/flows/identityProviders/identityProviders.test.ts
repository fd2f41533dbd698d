import { errNo } from '#contract/errNo.ts';
import {
  identityProvidersMachine,
  LOAD_TIMEOUT,
  providersOf,
} from '#machines/identityProviders/identityProvidersMachine.ts';
import { identityProvidersModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(identityProvidersMachine);
const wanted = { type: 'providers.wanted' } as const;
const providers = [{ oauthType: 'example', name: 'Example' }];
const once = [{ id: 'loadProviders', input: undefined }];

describeFlow(identityProvidersModel, {
  stateChecks: {
    idle: (snapshot) => snapshot.can(wanted) && !snapshot.hasTag('failed') && providersOf(snapshot).length === 0,
    loading: (snapshot) => snapshot.hasTag('busy') && !snapshot.can(wanted),
    known: (snapshot) => providersOf(snapshot).length > 0 && snapshot.can(wanted) && !snapshot.hasTag('failed'),
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.can(wanted),
  },
  journeys: {
    'asks for nothing before somebody wants to sign in': {
      steps: [],
      end: { value: 'idle', context: { providers: [] }, emitted: [], started: [] },
    },
    '[AUTH-01] knows the third parties after somebody wanted to sign in, and asks once at a time': {
      steps: [wanted, wanted, done('loadProviders', providers)],
      end: { value: 'known', context: { providers }, emitted: [], started: once },
    },
    'keeps what it knows while it asks anew, and when that fails': {
      steps: [wanted, done('loadProviders', providers), wanted, failed('loadProviders', { errNo: errNo.internal })],
      end: { value: 'failed', context: { providers }, emitted: [], started: [...once, ...once] },
    },
    'asks again when it failed, the next time somebody wants to sign in': {
      steps: [wanted, failed('loadProviders', { errNo: errNo.internal }), wanted],
      end: { value: 'loading', context: { providers: [] }, emitted: [], started: [...once, ...once] },
    },
    'gives up after a while': {
      steps: [wanted, waited(LOAD_TIMEOUT - 1), waited(1)],
      end: { value: 'failed', context: { providers: [] }, emitted: [], started: once, tags: ['failed'] },
    },
    'waits as long as it may': {
      steps: [wanted, waited(29_999)],
      end: { value: 'loading', context: { providers: [] }, emitted: [], started: once, tags: ['busy'] },
    },
  },
});
