import { emit, setup } from 'xstate';
import type { RouteRule } from '#contract/route.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

type Rules = readonly RouteRule[];

export type RouteRulesEmitted = { type: 'rules.known'; rules: Rules };

const types: { emitted?: RouteRulesEmitted; tags?: 'busy' | 'failed' } = {};

/** Milliseconds. A list that does not come in time is asked for again after a while. */
export const ROUTE_RULES_DELAYS = { loadTimeout: 30_000, retryDelay: 30_000 } as const;

/** Asks the server, from the start on, where it wants addresses to lead. */
export const routeRulesMachine = setup({
  types,
  actors: { loadRules: promisePlaceholder<Rules, void>('loadRules') },
  actions: { tellRules: emit((_, { rules }: { rules: Rules }) => ({ type: 'rules.known' as const, rules })) },
  delays: ROUTE_RULES_DELAYS,
}).createMachine({
  id: 'routeRules',
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRules',
        src: 'loadRules',
        onDone: { target: 'known', actions: { type: 'tellRules', params: ({ event }) => ({ rules: event.output }) } },
        // Nobody need wait for what did not come.
        onError: { target: 'failed', actions: { type: 'tellRules', params: { rules: [] } } },
      },
      after: { loadTimeout: 'failed' },
    },
    known: { type: 'final' },
    failed: { tags: 'failed', after: { retryDelay: 'loading' } },
  },
});
