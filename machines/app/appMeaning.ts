import type { Meaning } from '#machines/meaning.ts';
import type { appMachine } from './appMachine.ts';

export const appMeaning = {
  purpose:
    'Ties together signing in, setup, buying and the way between screens. It takes care that only one dialog is open at a time.',
  screen: null,
  states: {
    working:
      'Liora is in use; the dialog of signing in, of setup or of buying opens over the screen whenever it is needed.',
    broken: 'Something that everything else relies on has broken; the error screen is shown.',
  },
  events: {
    'code.received': { by: 'server', words: 'An answer says that something is missing or not possible' },
    'session.changed': { by: 'flow session', words: 'It becomes known who is signed in, or that nobody is' },
    'session.ended': { by: 'flow session', words: 'The person has signed out' },
    'session.signOutFailed': { by: 'flow session', words: 'Signing out does not reach the server' },
    'auth.succeeded': { by: 'flow auth', words: 'The person has signed in' },
    'auth.dismissed': { by: 'flow auth', words: 'The person closes signing in without having signed in' },
    'container.opened': { by: 'flow auth', words: 'Signing in or signing up comes on the screen' },
    'authURL.received': { by: 'flow auth', words: 'The address of the other service to sign in with is known' },
    'navigation.wanted': {
      by: ['flow purchase', 'flow subscription'],
      words: 'The secure page to pay, or that of cards and receipts, is ready to be gone to',
    },
    'checkout.returned': { by: 'browser', words: 'The payment provider sends the person back' },
    'navigation.dropped': { by: 'flow purchase', words: 'The person does not want to go to the checkout after all' },
    'purchase.finished': { by: 'flow purchase', words: 'What was bought is there' },
    'account.needed': { by: 'flow purchase', words: 'Somebody buys who is not signed in, or not set up' },
    'account.changed': {
      by: ['flow purchase', 'flow orders', 'flow subscription', 'flow characterCreation', 'flow pictureTask'],
      words: 'The plan or the number of tokens has changed',
    },
    'user.updated': { by: ['flow setup', 'flow settings'], words: 'Name, pronouns or age are saved' },
    'setup.left': { by: 'flow setup', words: 'The person closes setup before it is finished' },
    'setup.signOutRequested': { by: 'flow setup', words: 'The person wants to sign out instead of being set up' },
    'signIn.needed': {
      by: 'flow routeGuard',
      words: 'The person goes to a screen that only who is signed in and set up may see',
    },
    'redirect.ready': { by: 'flow routeGuard', words: 'The screen that the person had wanted to see can be gone to' },
    'rules.known': { by: 'flow routeRules', words: 'It is known which addresses lead elsewhere' },
    'password.reset': { by: 'flow passwordReset', words: 'A new password is saved, and the person is signed in by it' },
    'resetMail.wanted': {
      by: ['flow settings', 'flow passwordReset'],
      words: 'The person asks for a mail to set a new password',
    },
    'account.left': { by: 'flow settings', words: 'The person has signed out everywhere, or deleted the account' },
    'account.deleted': { by: 'flow settings', words: 'The account is deleted' },
  },
  actors: {
    session: { does: 'Knows who is signed in', failed: 'The flow of the session breaks' },
    auth: { does: 'Lets people sign in and sign up', failed: 'The flow of signing in breaks' },
    setup: { does: 'Asks new accounts for what is missing', failed: 'The flow of setup breaks' },
    purchase: { does: 'Lets people buy tokens and plans', failed: 'The flow of buying breaks' },
    routeGuard: { does: 'Decides who may see which screen', failed: 'The flow that guards screens breaks' },
    routeRules: { does: 'Knows which addresses lead elsewhere', failed: 'The flow of these addresses breaks' },
    identityProviders: {
      does: 'Knows with which other services one can sign in',
      failed: 'The flow of other services breaks',
    },
    relaySession: { does: 'Hears what the session tells', failed: 'The session can no longer be heard' },
    relayAuth: { does: 'Hears what signing in tells', failed: 'Signing in can no longer be heard' },
    relaySetup: { does: 'Hears what setup tells', failed: 'Setup can no longer be heard' },
    relayPurchase: { does: 'Hears what buying tells', failed: 'Buying can no longer be heard' },
    relayRouteGuard: { does: 'Hears what the guard of screens tells', failed: 'The guard can no longer be heard' },
    relayRouteRules: {
      does: 'Hears which addresses lead elsewhere',
      failed: 'It can no longer be heard which addresses lead elsewhere',
    },
  },
  guards: {
    isNotSignedIn: 'a sign-in is needed',
    isSetupErrNo: 'the account needs setup',
    isSettingUp: 'somebody is signed in whose account needs setup',
    isSignedIn: 'somebody is signed in',
    isSetupOutdated: 'the account seemed to need setup, and what was sent for it is refused',
    isAlreadySubscribed: 'the person has a plan already, and no form says so',
    isUntold: 'no form says so',
    isSubscriptionNeeded: 'a plan is needed',
    isTokensNeeded: 'more tokens are needed',
    isFront: 'it is the dialog that was asked for last',
    hasSetupErrNo: 'the account is known to need setup',
  },
  delays: {},
  home: ['working'],
} as const satisfies Meaning<typeof appMachine>;
