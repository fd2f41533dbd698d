import { errNo } from '#contract/errNo.ts';
import type { appMachine } from '#machines/app/appMachine.ts';
import {
  at,
  closeAuth,
  closePurchase,
  closeSetup,
  code,
  cover,
  dropRedirect,
  hear,
  openAuth,
  openForgotPassword,
  openSetup,
  refresh,
  renewed,
  signingIn,
  signInNeeded,
  tellGuard,
  tellPurchase,
  working,
  workingOn,
} from './steps.ts';
import { ada } from '../session/model.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';

/** How the session, sign-in and setup act on each other. */
export const accountJourneys: Readonly<Record<string, Journey<typeof appMachine>>> = {
  'asks who is signed in and opens sign-in when an answer says nobody is': {
    steps: [code(errNo.notSignedIn)],
    end: { ...signingIn, emitted: [], sent: [refresh, cover, closeSetup, openAuth] },
  },
  '[AUTH-04] opens setup by every code that asks for it, after closing the auth container': {
    steps: [code(errNo.setupNameAndPronoun), code(errNo.setupAge), code(errNo.underAge), code(errNo.underAgeChangeAge)],
    end: {
      ...workingOn(errNo.underAgeChangeAge),
      emitted: [],
      sent: [3001, 3002, 3003, 3004].flatMap((needed) => [hear(needed), cover, closeAuth, openSetup(needed)]),
    },
  },
  '[AUTH-09] asks who is signed in when a password was set by a mail, and opens the way to another mail': {
    steps: [{ type: 'password.reset' }, { type: 'resetMail.wanted' }],
    end: {
      ...signingIn,
      emitted: [renewed],
      sent: [refresh, closePurchase, closeSetup, closeAuth, openForgotPassword],
    },
  },
  'asks who is signed in when the email of an account was settled by a mail, and tells other tabs': {
    steps: [{ type: 'email.settled' }],
    end: { ...working, emitted: [renewed], sent: [refresh] },
  },
  'ends the session of a person who left the account': {
    steps: [{ type: 'account.left' }],
    end: {
      ...working,
      emitted: [],
      sent: [closeAuth, { to: 'session', event: { type: 'session.left', cause: 'signOut' } }],
    },
  },
  'lets nothing of a person stay whose session has ended': {
    steps: [code(errNo.setupAge), { type: 'session.ended', cause: 'signOut' }],
    end: {
      ...at('setup', errNo.setupAge, [], true),
      emitted: [{ type: 'session.ended', cause: 'signOut' }],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        closeSetup,
        closePurchase,
        dropRedirect,
      ],
    },
  },
  'tells the guard about the session and closes what it makes needless': {
    steps: [
      { type: 'session.changed', isSignedIn: true, errNo: errNo.success },
      { type: 'session.changed', isSignedIn: true, errNo: errNo.underAge },
      { type: 'session.changed', isSignedIn: false, errNo: errNo.success },
    ],
    end: {
      ...at('auth'),
      emitted: [{ type: 'session.restored' }],
      sent: [
        tellGuard(true),
        closeAuth,
        closeSetup,
        tellPurchase(true),
        tellGuard(false),
        tellPurchase(false),
        cover,
        closeAuth,
        openSetup(errNo.underAge),
        tellGuard(false),
        closeSetup,
        tellPurchase(false),
      ],
    },
  },
  '[AUTH-02] holds nobody for set up because of a code without a user': {
    steps: [{ type: 'session.changed', isSignedIn: false, errNo: errNo.setupAge }, signInNeeded],
    end: {
      ...signingIn,
      emitted: [],
      sent: [tellGuard(false), closeSetup, tellPurchase(false), cover, closeSetup, openAuth],
    },
  },
  '[AUTH-04] asks for what setup still needs wherever sign-in would be asked for': {
    steps: [
      { type: 'session.changed', isSignedIn: true, errNo: errNo.setupNameAndPronoun },
      signInNeeded,
      code(errNo.setupAge),
      signInNeeded,
    ],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [
        tellGuard(false),
        tellPurchase(false),
        cover,
        closeAuth,
        openSetup(errNo.setupNameAndPronoun),
        cover,
        closeAuth,
        openSetup(errNo.setupNameAndPronoun),
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
      ],
    },
  },
  '[AUTH-04] asks for sign-in, and nothing of setup, once the account is set up': {
    steps: [code(errNo.setupAge), { type: 'session.changed', isSignedIn: true, errNo: errNo.success }, signInNeeded],
    end: {
      ...signingIn,
      emitted: [{ type: 'session.restored' }],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        tellGuard(true),
        closeAuth,
        closeSetup,
        tellPurchase(true),
        cover,
        closeSetup,
        openAuth,
      ],
    },
  },
  'asks for sign-in again once the session is lost, whatever setup needed': {
    steps: [code(errNo.setupAge), code(errNo.notSignedIn), signInNeeded],
    end: {
      ...signingIn,
      emitted: [],
      sent: [
        hear(errNo.setupAge),
        cover,
        closeAuth,
        openSetup(errNo.setupAge),
        refresh,
        cover,
        closeSetup,
        openAuth,
        cover,
        closeSetup,
        openAuth,
      ],
    },
  },
  'asks again who is signed in when the server holds setup for done already': {
    steps: [code(errNo.setupAge), code(errNo.forbidden)],
    end: {
      ...workingOn(errNo.setupAge),
      emitted: [],
      sent: [hear(errNo.setupAge), cover, closeAuth, openSetup(errNo.setupAge), refresh],
    },
  },
  'passes on what one flow has for another': {
    steps: [
      { type: 'auth.succeeded' },
      { type: 'user.updated', errNo: errNo.success, user: ada },
      { type: 'setup.signOutRequested' },
      signInNeeded,
    ],
    end: {
      ...signingIn,
      // Signing in, and what setup has saved.
      emitted: [renewed, renewed],
      sent: [
        refresh,
        { to: 'session', event: { type: 'user.updated', errNo: errNo.success, user: ada } },
        { to: 'session', event: { type: 'session.signOutRequested' } },
        cover,
        closeSetup,
        openAuth,
      ],
    },
  },
};
