import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { identityProvidersMachine } from './identityProvidersMachine.ts';

export const identityProvidersDescription = {
  purpose: 'Knows with which other services one can sign in.',
  screen: 'The buttons “Continue with …” below the forms of signing in and signing up',
  begins: 'Open / in a new tab, signed out',
  states: {
    idle: 'Nobody has wanted to sign in yet; nothing is asked.',
    loading: 'It is being asked which services there are; the buttons that are known stay.',
    known: 'There is a button for each service; without any there is none.',
    failed: 'It could not be asked; nothing is said of that, and buttons that were there stay.',
  },
  events: { 'providers.wanted': by('flow app', 'Signing in or signing up comes on the screen') },
  actors: {
    loadProviders: {
      does: 'Asks which services there are',
      done: 'It is known which services there are',
      failed: 'It cannot be asked',
    },
  },
  guards: {},
  delays: { loadTimeout: noAnswerComes },
  home: ['idle', 'known', 'failed'],
} as const satisfies Description<typeof identityProvidersMachine>;
