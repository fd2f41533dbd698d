import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { sessionMachine } from './sessionMachine.ts';

export const sessionDescription = {
  purpose: 'Knows who is signed in, asks again by itself when that cannot be found out, and signs out.',
  screen: 'The corner for the account at the top of every screen, and the line below that says when nobody can tell',
  begins: 'Open / in a new tab',
  states: {
    loading:
      'It is found out who is signed in; a placeholder stands in the corner the first time, and later who was known before. After a try in vain the line stays, with “Try now” busy.',
    known: 'For an instant: it is decided what the answer means.',
    signedOut: 'Nobody is signed in; Sign in and Sign up are offered.',
    settingUp: 'Somebody is signed in whose account still needs setup; the tokens and the menu Account are there.',
    signedIn: 'Somebody is signed in and set up; the tokens and the menu Account are there.',
    failed:
      'It could not be found out who is signed in; a line says so and offers “Try now”, and who was known before stays.',
    'failed.waiting': 'The server is asked again in a moment.',
    'failed.paused':
      'The server is asked again as soon as the page is in view and there is a network; nobody looks, or the line says “You’re offline.”',
    signingOut: 'The person is being signed out; a placeholder stands in the corner.',
    signOutFailed: '“We couldn’t reach the server to sign you out.” Sign in and Sign up are offered.',
  },
  events: {
    'session.refreshRequested': by(
      ['flow app', 'browser'],
      'Who is signed in, or what they have, may have changed, here or in another tab',
    ),
    'load.retried': by('user', 'Press Try now'),
    'session.signOutRequested': by(['user', 'flow app'], 'Press Sign out, in the menu Account or in setup'),
    'session.left': by(
      ['browser', 'flow app'],
      'The person signs out everywhere or deletes the account, or has gone in another tab',
    ),
    'user.updated': by('flow app', 'Setup or the settings have saved the account'),
    'code.heard': by('flow app', 'Another answer says what the account needs'),
    'page.hidden': by('browser', 'The page goes out of view'),
    'page.shown': by('browser', 'The page is in view again'),
    'network.lost': by('browser', 'The device loses its network'),
    'network.restored': by('browser', 'The device has a network again'),
  },
  actors: {
    loadUser: {
      does: 'Asks who is signed in',
      done: 'The server says who is signed in',
      failed: 'It cannot be found out who is signed in',
    },
    signOut: { does: 'Signs the person out', done: 'The person is signed out', failed: 'Signing out fails' },
  },
  guards: {
    isSignedIn: 'somebody is signed in and set up',
    isSettingUp: 'somebody is signed in whose account needs setup',
    isSomebodyElse: 'it is somebody else than before',
    hasUser: 'something of a person may be on the screen',
    isContradicted: 'another answer has said otherwise meanwhile',
    canAsk: 'the page is in view and there is a network',
  },
  delays: {
    loadTimeout: noAnswerComes,
    signOutTimeout: noAnswerComes,
    pause: 'The pause before asking again is over; it doubles each time, up to a limit',
  },
  home: ['signedOut', 'signedIn'],
} as const satisfies Description<typeof sessionMachine>;
