import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { activityMachine } from './activityMachine.ts';

export const activityDescription = {
  purpose: 'Knows which promotion runs, so that the first page can tell of it.',
  screen: 'The banner of a promotion on the first page; there is none while no promotion runs',
  begins: 'Open / in a new tab while a promotion runs',
  states: {
    idle: 'Nobody has asked for a promotion yet; there is no banner.',
    loading: 'It is being asked which promotion runs; a banner that is there stays.',
    known: 'The banner names the promotion that runs; without one there is none.',
    failed: 'It could not be asked; nothing is said of that, and a banner that was there stays.',
  },
  events: { 'activity.wanted': by('user', 'Go to the first page') },
  actors: {
    loadActivity: {
      does: 'Asks which promotion runs',
      done: 'It is known which promotion runs, or that none does',
      failed: 'It cannot be asked',
    },
  },
  guards: {},
  delays: { loadTimeout: noAnswerComes },
  home: ['idle', 'known', 'failed'],
} as const satisfies Description<typeof activityMachine>;
