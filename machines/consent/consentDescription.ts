import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { consentMachine } from './consentMachine.ts';

export const consentDescription = {
  purpose:
    'Decides whether it is counted which screens and features are used. What the browser says for its person counts more than any choice.',
  screen: 'The section “Usage statistics” of About Liora and of the settings',
  begins: 'Open /about in a new tab',
  states: {
    unknown: 'The browser has not been asked yet; nothing is counted.',
    withheld: '“Off”: the browser asks not to be followed, so nothing is counted and nothing can be chosen.',
    allowed: '“On”: it is counted what is used; Turn off is offered.',
    refused: '“Off”: nothing is counted; Turn on is offered.',
  },
  events: {
    'consent.read': by('browser', 'What was chosen before, or in another tab, is read'),
    'consent.given': by('user', 'Press Turn on'),
    'consent.refused': by('user', 'Press Turn off'),
  },
  actors: {},
  guards: {
    isOptedOut: 'the browser says that its person does not want to be followed',
    isRefused: 'the person has turned it off',
  },
  delays: {},
  home: ['withheld', 'allowed', 'refused'],
} as const satisfies Description<typeof consentMachine>;
