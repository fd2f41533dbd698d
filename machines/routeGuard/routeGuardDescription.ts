import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { routeGuardMachine } from './routeGuardMachine.ts';

export const routeGuardDescription = {
  purpose:
    'Decides about every address that the person wants to see: whether it is shown, leads elsewhere, or needs sign-in first. It remembers where somebody wanted to go who had to sign in.',
  screen: null,
  begins: 'Open any address in a new tab',
  states: {
    idle: 'No address was wanted yet; nothing is shown.',
    deciding: 'For an instant: it is decided what becomes of the address.',
    waitingForRules: 'It is not known yet where the server wants addresses to lead; the screen before stays.',
    led: 'The server wants the address to lead elsewhere, and the person is taken there.',
    waitingForSession:
      'It is not known yet who is signed in, and the session asks until it is; the screen before stays, and other addresses can be gone to.',
    allowed: 'The address may be seen, and its screen is shown.',
    refused: 'The address needs sign-in or setup: that comes in front, over the screen before or the home page.',
  },
  events: {
    'route.wanted': by('user', 'Go to an address of Liora'),
    'session.known': by('flow app', 'It becomes known whether the person is signed in and set up'),
    'rules.known': by('flow app', 'It becomes known where the server wants addresses to lead'),
    'redirect.taken': by('flow app', 'The person is taken where they wanted to go before sign-in'),
    'redirect.dropped': by('flow app', 'The person who wanted to go there has left'),
  },
  actors: {},
  guards: {
    areRulesKnown: 'it is known where addresses lead',
    isLedElsewhere: 'the server wants the address to lead elsewhere',
    isAllowed: 'the person is signed in and set up, or the address needs no sign-in',
    isSessionKnown: 'it is known whether the person is signed in and set up',
    canRedirect: 'the person is signed in and set up now, and an address was remembered',
  },
  delays: {
    rulesTimeout: 'It is not known where addresses lead after {time}',
  },
  home: ['allowed'],
  unlimited: { waitingForSession: 'the session asks again by itself, and says so' },
} as const satisfies Description<typeof routeGuardMachine>;
