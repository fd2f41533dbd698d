import { errNo } from '#contract/errNo.ts';
import {
  absent,
  changed,
  done,
  ended,
  failed,
  loadUser,
  offline,
  present,
  refresh,
  type SessionJourney,
  signedInAs,
  signOut,
  signOutCall,
  signOutFailed,
  unknown,
  updated,
  whole,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Signing out, and what is left of the person then. */
export const signingOut: Readonly<Record<string, SessionJourney>> = {
  '[AUTH-03] clears the user and sets the code to -1 on signing out': {
    steps: [signedInAs(errNo.success), signOut, done('signOut', undefined)],
    end: { value: 'signedOut', context: unknown, emitted: [changed(true, errNo.success), ended, changed(false, -1)] },
  },
  '[AUTH-03] clears the user when signing out fails, says so and tries again': {
    steps: [signedInAs(errNo.success), signOut, failed('signOut', offline), signOut],
    end: {
      value: 'signingOut',
      context: unknown,
      emitted: [changed(true, errNo.success), ended, signOutFailed, changed(false, -1)],
    },
  },
  '[AUTH-03] gives up signing out after ten seconds': {
    steps: [signedInAs(errNo.success), signOut, waited(10_000)],
    end: {
      value: 'signOutFailed',
      context: unknown,
      emitted: [changed(true, errNo.success), ended, signOutFailed, changed(false, -1)],
    },
  },
  '[AUTH-03] waits for the end of the session until then': {
    steps: [signedInAs(errNo.success), signOut, waited(9_999)],
    end: {
      value: 'signingOut',
      context: whole,
      emitted: [changed(true, errNo.success)],
      started: [loadUser, signOutCall],
    },
  },
  '[AUTH-03] signs out before it is known who is signed in': {
    steps: [signOut, signedInAs(errNo.success), done('signOut', undefined)],
    end: {
      value: 'signedOut',
      context: unknown,
      emitted: [ended, changed(false, -1)],
      started: [loadUser, signOutCall],
    },
  },
  ...Object.fromEntries(
    present.map(({ words, steps, context, emitted, started }): [string, SessionJourney] => [
      `[AUTH-03] signs out once, however often it is asked to, when ${words}`,
      {
        steps: [...steps, signOut, signOut, refresh],
        end: { value: 'signingOut', context, emitted, started: [...started, signOutCall] },
      },
    ]),
  ),
  'ignores an update that comes after signing out': {
    steps: [signedInAs(errNo.success), signOut, updated, done('signOut', undefined), updated],
    end: { value: 'signedOut', context: unknown, emitted: [changed(true, errNo.success), ended, changed(false, -1)] },
  },
  ...Object.fromEntries(
    absent.map(({ words, steps, value, context, emitted, started }): [string, SessionJourney] => [
      `ignores an update when ${words}`,
      { steps: [...steps, updated], end: { value, context, emitted, started } },
    ]),
  ),
};
