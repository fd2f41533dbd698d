import { errNo } from '#contract/errNo.ts';
import type { appMachine } from '#machines/app/appMachine.ts';
import {
  at,
  closeAuth,
  closePurchase,
  closeSetup,
  code,
  cover,
  hear,
  openAuth,
  openForgotPassword,
  openPurchase,
  openSetup,
  refresh,
  refusePurchase,
  signingIn,
  signInNeeded,
  tellGuard,
  tellPurchase,
  working,
  workingOn,
} from './steps.ts';
import { paid } from '../purchase/model.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';

/** What buying has to do with signing in and setting up. */
export const purchaseJourneys = {
  '[BUY-01] [N-10] opens buying by the codes 3100 and 3101, each on its view, alone': {
    steps: [code(errNo.subscriptionNeeded), code(errNo.tokensNeeded)],
    end: {
      ...at(null, null, [], false, true),
      emitted: [],
      sent: [
        refresh,
        closeAuth,
        closeSetup,
        openPurchase('subscriptions'),
        refresh,
        closeAuth,
        closeSetup,
        openPurchase('tokens'),
      ],
    },
  },
  '[BUY-06] has people sign in for what they chose, and says so when they do not': {
    steps: [{ type: 'auth.dismissed' }, { type: 'account.needed' }, { type: 'setup.left' }, { type: 'auth.dismissed' }],
    end: { ...signingIn, emitted: [], sent: [closeSetup, openAuth, refusePurchase] },
  },
  '[BUY-06] has people set up for what they chose, and says so when they do not': {
    steps: [
      { type: 'setup.left' },
      code(errNo.setupAge),
      { type: 'account.needed' },
      { type: 'auth.dismissed' },
      { type: 'setup.left' },
    ],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        closeAuth,
        openSetup(errNo.setupAge),
        refusePurchase,
      ],
    },
  },
  '[BUY-06] asks for setup in front of what was chosen, though sign-in was in front before': {
    steps: [
      { type: 'account.needed' },
      { type: 'session.changed', isSignedIn: true, errNo: errNo.setupAge },
      { type: 'setup.left' },
      { type: 'account.needed' },
      { type: 'setup.left' },
    ],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [
        closeSetup,
        openAuth,
        tellGuard(false),
        tellPurchase(false),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        refusePurchase,
        closeAuth,
        openSetup(errNo.setupAge),
        refusePurchase,
      ],
    },
  },
  'knows that setup is in front again wherever sign-in would be asked for': {
    steps: [code(errNo.setupAge), { type: 'resetMail.wanted' }, signInNeeded, { type: 'setup.left' }],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        closePurchase,
        closeSetup,
        closeAuth,
        openForgotPassword,
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        refusePurchase,
      ],
    },
  },
  'knows that setup is in front again when what was chosen needs it': {
    steps: [code(errNo.setupAge), { type: 'resetMail.wanted' }, { type: 'account.needed' }, { type: 'setup.left' }],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        closePurchase,
        closeSetup,
        closeAuth,
        openForgotPassword,
        closeAuth,
        openSetup(errNo.setupAge),
        refusePurchase,
      ],
    },
  },
  'asks a purchase that waited for setup to sign in when nobody turns out to be signed in': {
    steps: [
      code(errNo.setupAge),
      { type: 'session.changed', isSignedIn: false, errNo: errNo.success },
      { type: 'setup.left' },
      { type: 'account.needed' },
    ],
    end: {
      ...signingIn,
      emitted: [],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        tellGuard(false),
        closeSetup,
        tellPurchase(false),
        closeSetup,
        openAuth,
      ],
    },
  },
  '[BUY-03] tells of an order alone, in place of sign-in and setup': {
    steps: [{ type: 'checkout.returned', orderId: paid.orderId, isCancelled: false }],
    end: {
      ...working,
      emitted: [],
      sent: [
        closeAuth,
        closeSetup,
        { to: 'purchase', event: { type: 'checkout.returned', orderId: paid.orderId, isCancelled: false } },
      ],
    },
  },
  '[BUY-03] leads to the checkout and back, and asks how the account stands then': {
    steps: [
      { type: 'navigation.wanted', url: 'https://pay.example/checkout' },
      { type: 'navigation.dropped' },
      { type: 'account.changed' },
      { type: 'purchase.finished', order: paid },
    ],
    end: {
      ...working,
      emitted: [
        { type: 'navigation.wanted', url: 'https://pay.example/checkout' },
        { type: 'navigation.dropped' },
        { type: 'return.wanted', path: paid.returnPath },
      ],
      sent: [refresh],
    },
  },
} satisfies Readonly<Record<string, Journey<typeof appMachine>>>;
