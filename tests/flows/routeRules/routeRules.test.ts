import { errNo } from '#contract/errNo.ts';
import { routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import { routeRulesModel, rules } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(routeRulesMachine);
/** Nobody need wait for what did not come. */
const none = { type: 'rules.known', rules: [] } as const;
const once = [{ id: 'loadRules', input: undefined }];

describeFlow(routeRulesModel, {
  stateChecks: {
    loading: (snapshot) => snapshot.hasTag('busy') && snapshot.status === 'active',
    known: (snapshot) => snapshot.status === 'done',
    failed: (snapshot) => snapshot.hasTag('failed') && snapshot.status === 'active',
  },
  journeys: {
    '[ROUTE-19] asks for the rules at the start and tells them': {
      steps: [done('loadRules', rules)],
      end: { value: 'known', context: {}, emitted: [{ type: 'rules.known', rules }], started: once },
    },
    'asks again half a minute after it failed': {
      steps: [failed('loadRules', { errNo: errNo.internal }), waited(29_999), waited(1)],
      end: { value: 'loading', context: {}, emitted: [none], started: [...once, ...once] },
    },
    'asks no sooner': {
      steps: [failed('loadRules', { errNo: errNo.internal }), waited(29_999)],
      end: { value: 'failed', context: {}, emitted: [none], started: once },
    },
    'tells the rules that come in the end': {
      steps: [failed('loadRules', { errNo: errNo.internal }), waited(30_000), done('loadRules', rules)],
      end: {
        value: 'known',
        context: {},
        emitted: [none, { type: 'rules.known', rules }],
        started: [...once, ...once],
      },
    },
    'gives a list up that does not come': {
      steps: [waited(29_999), waited(1)],
      end: { value: 'failed', context: {}, emitted: [], started: once, tags: ['failed'] },
    },
    'waits for it as long as it may': {
      steps: [waited(29_999)],
      end: { value: 'loading', context: {}, emitted: [], started: once, tags: ['busy'] },
    },
  },
});
