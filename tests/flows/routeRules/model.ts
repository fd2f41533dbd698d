import { errNo } from '#contract/errNo.ts';
import { routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import { routeRulesDescription } from '#machines/routeRules/routeRulesDescription.ts';
import type { Fixtures, Model } from '@liora/flow-kit/model/model.ts';

export const rules = [{ path: '/old', redirect: '/' }];

const fixtures = {
  events: {},
  done: { loadRules: { ok: rules } },
  failed: { loadRules: { broken: { errNo: errNo.internal } } },
} satisfies Fixtures<typeof routeRulesMachine>;

export const routeRulesModel = {
  machine: routeRulesMachine,
  description: routeRulesDescription,
  fixtures,
} satisfies Model<typeof routeRulesMachine>;
