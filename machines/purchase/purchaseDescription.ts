import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { purchaseMachine } from './purchaseMachine.ts';

export const purchaseDescription = {
  purpose:
    'Sells tokens and plans: what to buy is chosen, signed in for if need be, paid at the checkout of the payment provider, and told of afterwards. Only the server says that an order is paid.',
  screen: 'A dialog over whatever screen is open, or a screen of its own: “Get tokens” or “Choose your plan”',
  begins: 'Sign in and open any screen, with no dialog over it',
  states: {
    closed: 'Nothing is being bought; no dialog is open.',
    open: '“Get tokens” or “Choose your plan” is on view, and can be closed.',
    'open.loadingOffers': 'What is on offer is being loaded; placeholders stand in its place.',
    'open.loadFailed': '“We couldn’t load the prices.” Try again is offered.',
    'open.choosing':
      'Packages of tokens, or plans, stand there to choose from; it says what was wrong with the last try.',
    awaitingAccount: 'The choice is kept while sign-in or setup is in front; buying has made room.',
    checkingOut: '“Opening checkout”: the order is being made; Cancel is offered.',
    leaving: '“Opening checkout”: the browser is on its way to the payment provider; Cancel is offered.',
    following: '“Waiting for your payment”: it is looked up how the order stands; this can be closed meanwhile.',
    'following.asking': 'The server is being asked how the order stands.',
    'following.waiting': 'The order is not decided yet; it is asked after again in a moment.',
    cancelling: '“Waiting for your payment”: the checkout was given up, and the order is being called off.',
    done: '“Thank you”: the tokens or the plan are there, and Continue is offered.',
    declined: '“Payment declined”: nothing was charged, and Choose again and Close are offered.',
    cancelled: '“Purchase not completed”: nothing was charged, and Choose again and Close are offered.',
    refunded:
      '“You’re being refunded”: the order does not stand, and Close is offered, and Choose again, or Go to settings for a second plan.',
    givenUp: '“Your payment is still processing”: nobody asks any more, and Check again and Close are offered.',
  },
  events: {
    'purchase.opened': by(
      ['user', 'flow app'],
      'Open the screen of tokens or plans, or use what needs more tokens or a plan',
    ),
    'purchase.closed': by(['user', 'flow app'], 'Press Close, Continue or Go to settings, or go to another screen'),
    'purchase.covered': by('flow app', 'Sign-in or setup comes in front'),
    'length.chosen': by('user', 'Choose Monthly or Yearly'),
    'view.chosen': by('user', 'Choose Tokens or Plans in the dialog'),
    'product.chosen': by('user', 'Press a package of tokens or a plan'),
    'account.known': by('flow app', 'It becomes known whether the person is signed in and set up'),
    'account.refused': by('flow app', 'Sign-in or setup is closed, or the person signs out there'),
    'checkout.returned': by('flow app', 'The payment provider sends the person back'),
    'checkout.cancelled': by('user', 'Press Cancel'),
    'page.restored': by('browser', 'Back in the browser shows the page again as it was left'),
    'retry.requested': by('user', 'Press Choose again or Check again'),
    'load.retried': by('user', 'Press Try again'),
  },
  actors: {
    loadOffers: {
      does: 'Loads what is on offer',
      done: 'What is on offer is there',
      failed: 'What is on offer cannot be loaded',
    },
    checkout: {
      does: 'Makes the order and its checkout',
      done: 'The checkout is ready',
      failed: 'The order cannot be made',
      spends: true,
    },
    cancelOrder: {
      does: 'Calls the order off',
      done: 'The server says how the order stands',
      failed: 'The order cannot be called off',
    },
    loadOrder: {
      does: 'Asks how the order stands',
      done: 'The server says how the order stands',
      failed: 'It cannot be found out how the order stands',
    },
  },
  guards: {
    hasChoice: 'a choice is kept from before the page was loaded anew',
    hasNoOffers: 'what is on offer is not known yet',
    isAccountReady: 'the person is signed in and set up',
    arePlansShown: 'plans are on view, not tokens',
    isModal: 'it is a dialog over a screen',
    isReady: 'the person is signed in and set up now',
    isCancelled: 'the checkout was given up',
    isAccountMissing: 'sign-in or setup is missing',
    isNotFound: 'there is no such order of this person',
    isSignedOut: 'nobody is signed in',
    isPaid: 'the order is paid',
    isPending: 'the payment is on its way',
    isUnderWay: 'the order waits for its payment',
    isDeclined: 'the payment was declined',
    isGivenBack: 'the money goes back',
  },
  delays: {
    loadTimeout: 'What is on offer does not come for {time}',
    checkoutTimeout: 'The checkout is not ready after {time}',
    leaveTimeout: 'The browser has not left for the checkout after {time}',
    cancelTimeout: noAnswerComes,
    askTimeout: noAnswerComes,
    askPause: 'The order was last asked after {time} ago',
    followTimeout: 'The order is not decided after {time}',
  },
  home: ['closed'],
} as const satisfies Description<typeof purchaseMachine>;
