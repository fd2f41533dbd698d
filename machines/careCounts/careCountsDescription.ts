import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { careCountsMachine } from './careCountsMachine.ts';

export const careCountsDescription = {
  purpose: 'Tells anybody how often somebody was in need, by year and kind.',
  screen: 'The last section of “How Liora keeps people safe”',
  begins: 'Open /safety',
  states: {
    loading: 'The numbers are being loaded: grey shapes hold their place, or what was known stays.',
    failed: '“The numbers could not be loaded.”, with the reason; what was known stays, and Try again is offered.',
    shown: 'The numbers stand in a table, or “Nothing has been counted yet.”',
  },
  events: {
    'counts.wanted': by('browser', 'Come to “How Liora keeps people safe”'),
    'load.retried': by('user', 'Press Try again'),
  },
  actors: {
    loadCounts: { does: 'Loads the numbers', done: 'The numbers are there', failed: 'The numbers cannot be loaded' },
  },
  guards: {},
  delays: { loadTimeout: noAnswerComes },
  home: ['shown'],
} as const satisfies Description<typeof careCountsMachine>;
