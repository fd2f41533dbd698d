import { errNo } from '#contract/errNo.ts';
import {
  identityProvidersMachine,
  LOAD_TIMEOUT,
  providersOf,
} from '#machines/identityProviders/identityProvidersMachine.ts';
import { identityProvidersModel } from './identityProviders.model.ts';
import { describeFlow } from './support/describeFlow.ts';
import { actorsOf } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { done, failed } = actorsOf(identityProvidersMachine);
const wanted = { type: 'providers.wanted' } as const;
const providers = [{ oauthType: 'example', name: 'Example' }];
const once = [{ id: 'loadProviders', input: undefined }];

describeFlow(identityProvidersModel, {
  stateChecks: {
    idle: (snapshot) => snapshot.can(wanted) && !snapshot.hasTag('failed'),
    loading: (snapshot) => snapshot.hasTag('busy') && providersOf(snapshot).length === 0,
    known: (snapshot) => providersOf(snapshot).length > 0 && !snapshot.can(wanted),
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.can(wanted) && providersOf(snapshot).length === 0,
  },
  journeys: {
    '[AUTH-01] knows the third parties after somebody wanted to sign in, and asks once': {
      steps: [wanted, wanted, done('loadProviders', providers), wanted],
      end: { value: 'known', context: { providers }, emitted: [], started: once },
    },
    'asks again when it failed, the next time somebody wants to sign in': {
      steps: [wanted, failed('loadProviders', { errNo: errNo.internal }), wanted],
      end: { value: 'loading', context: { providers: [] }, emitted: [], started: [...once, ...once] },
    },
    'gives up after a while': {
      steps: [wanted, waited(LOAD_TIMEOUT - 1), waited(1)],
      end: { value: 'failed', context: { providers: [] }, emitted: [], started: once },
    },
    'waits as long as it may': {
      steps: [wanted, waited(29_999)],
      end: { value: 'loading', context: { providers: [] }, emitted: [], started: once },
    },
  },
});
