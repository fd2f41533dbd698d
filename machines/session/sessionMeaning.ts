import type { Meaning } from '#machines/meaning.ts';
import type { sessionMachine } from './sessionMachine.ts';

export const sessionMeaning = {
  purpose: 'Knows who is signed in, and signs out.',
  screen: 'The corner for the account at the top of every screen',
  states: {
    loading:
      'It is found out who is signed in; a placeholder stands in the corner the first time, and later who was known before.',
    known: 'For an instant: it is decided what the answer means.',
    signedOut: 'Nobody is signed in; Sign in and Sign up are offered.',
    settingUp: 'Somebody is signed in whose account still needs setup; the tokens and the menu Account are there.',
    signedIn: 'Somebody is signed in and set up; the tokens and the menu Account are there.',
    failed: 'It could not be found out who is signed in; who was known before stays, or else Sign in is offered.',
    signingOut: 'The person is being signed out; a placeholder stands in the corner.',
    signOutFailed: '“Signing out did not reach the server.” Sign in and Sign up are offered.',
  },
  events: {
    'session.refreshRequested': { by: 'flow app', words: 'Who is signed in, or what they have, may have changed' },
    'session.signOutRequested': {
      by: ['person', 'flow app'],
      words: 'Press Sign out, in the menu Account or in setup',
    },
    'user.updated': { by: 'flow app', words: 'Setup or the settings have saved the account' },
    'code.heard': { by: 'flow app', words: 'Another answer says what the account needs' },
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
    isContradicted: 'another answer has said otherwise meanwhile',
  },
  delays: {
    loadTimeout: 'No answer comes for 30 s',
    signOutTimeout: 'No answer comes for 10 s',
  },
  home: ['signedOut', 'signedIn'],
} as const satisfies Meaning<typeof sessionMachine>;
