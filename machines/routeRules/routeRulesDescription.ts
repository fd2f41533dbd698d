import type { Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { routeRulesMachine } from './routeRulesMachine.ts';

export const routeRulesDescription = {
  purpose: 'Asks the server where it wants addresses to lead, such as from an old address to the new one.',
  screen: null,
  begins: 'Open any address in a new tab',
  states: {
    loading: 'The server is being asked where addresses lead.',
    known: 'It is known where addresses lead.',
    failed:
      'It is not known where addresses lead, so that all lead where they say; the server is asked again in a while.',
  },
  events: {},
  actors: {
    loadRules: {
      does: 'Asks where addresses lead',
      done: 'The server says where addresses lead',
      failed: 'It cannot be found out where addresses lead',
    },
  },
  guards: {},
  delays: {
    loadTimeout: noAnswerComes,
    retryDelay: 'The server was last asked {time} ago',
  },
  home: ['known'],
} as const satisfies Description<typeof routeRulesMachine>;
