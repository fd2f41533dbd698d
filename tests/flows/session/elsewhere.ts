import { errNo } from '#contract/errNo.ts';
import { bob, newcomer } from './model.ts';
import {
  changed,
  ended,
  endedElsewhere,
  goneElsewhere,
  leftHere,
  loadUser,
  lostAda,
  nobody,
  noUser,
  overtaken,
  present,
  refresh,
  type SessionJourney,
  signedInAs,
  signOut,
  signOutCall,
  unanswered,
  unknown,
  whole,
  wholeOfBob,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const isThere = changed(true, errNo.success);
const asBob = signedInAs(errNo.success, bob);

/** What other tabs tell of the session, and somebody else who comes over a person's screen. */
export const elsewhere: Readonly<Record<string, SessionJourney>> = {
  ...Object.fromEntries(
    present
      .filter(({ context }) => context.uid !== null)
      .map(({ words, steps, emitted, started }): [string, SessionJourney] => [
        `[AUTH-03] ends at once when the person has gone in another tab, and asks nobody, when ${words}`,
        {
          steps: [...steps, endedElsewhere],
          end: {
            value: 'signedOut',
            context: unknown,
            emitted: [...emitted, goneElsewhere, changed(false, -1)],
            started,
          },
        },
      ]),
  ),
  '[AUTH-14] ends at once when the person has left the account here': {
    steps: [signedInAs(errNo.success), leftHere],
    end: { value: 'signedOut', context: unknown, emitted: [isThere, ended, changed(false, -1)], started: [loadUser] },
  },
  '[AUTH-03] ends while the person is being asked after': {
    steps: [signedInAs(errNo.success), refresh, endedElsewhere, signedInAs(errNo.success)],
    end: { value: 'signedOut', context: unknown, emitted: [isThere, goneElsewhere, changed(false, -1)] },
  },
  '[AUTH-03] ends while the person could not be asked after': {
    steps: [signedInAs(errNo.success), refresh, unanswered, endedElsewhere],
    end: { value: 'signedOut', context: unknown, emitted: [isThere, goneElsewhere, changed(false, -1)] },
  },
  '[AUTH-03] ends while the person is being signed out here': {
    steps: [signedInAs(errNo.success), signOut, endedElsewhere, waited(10_000)],
    end: {
      value: 'signedOut',
      context: unknown,
      emitted: [isThere, goneElsewhere, changed(false, -1)],
      started: [loadUser, signOutCall],
    },
  },
  '[AUTH-03] lets nothing stay of a person whose session was lost before': {
    steps: [signedInAs(errNo.success), refresh, nobody, endedElsewhere],
    end: {
      value: 'signedOut',
      context: unknown,
      emitted: [isThere, changed(false, errNo.success), goneElsewhere, changed(false, -1)],
    },
  },
  '[AUTH-03] asks anew when somebody has gone before it is known who was there': {
    steps: [endedElsewhere],
    end: { value: 'loading', context: unknown, emitted: [], started: [loadUser, loadUser] },
  },
  '[AUTH-03] has nobody to let go when nobody was there': {
    steps: [nobody, endedElsewhere],
    end: { value: 'signedOut', context: noUser, emitted: [changed(false, errNo.success)], started: [loadUser] },
  },
  '[AUTH-03] ends once, however often it is told': {
    steps: [signedInAs(errNo.success), endedElsewhere, endedElsewhere],
    end: { value: 'signedOut', context: unknown, emitted: [isThere, goneElsewhere, changed(false, -1)] },
  },
  '[AUTH-02] lets the first person go when somebody else turns out to be signed in': {
    steps: [signedInAs(errNo.success), refresh, asBob],
    end: { value: 'signedIn', context: wholeOfBob, emitted: [isThere, overtaken, isThere] },
  },
  '[AUTH-02] lets the first person go when somebody else signs in after their session was lost': {
    steps: [signedInAs(errNo.success), refresh, nobody, refresh, asBob],
    end: {
      value: 'signedIn',
      context: wholeOfBob,
      emitted: [isThere, changed(false, errNo.success), overtaken, isThere],
    },
  },
  '[AUTH-02] lets the first person go when somebody else begins to be set up': {
    steps: [asBob, refresh, signedInAs(errNo.setupNameAndPronoun, newcomer)],
    end: {
      value: 'settingUp',
      context: { ...whole, user: newcomer, userInfoCode: errNo.setupNameAndPronoun },
      emitted: [isThere, overtaken, changed(true, errNo.setupNameAndPronoun)],
    },
  },
  '[AUTH-02] lets nobody go when the same person signs in again': {
    steps: [signedInAs(errNo.success), refresh, nobody, refresh, signedInAs(errNo.success)],
    end: { value: 'signedIn', context: whole, emitted: [isThere, changed(false, errNo.success), isThere] },
  },
  '[AUTH-02] lets nobody go when somebody else comes after a person has gone': {
    steps: [signedInAs(errNo.success), endedElsewhere, refresh, asBob],
    end: {
      value: 'signedIn',
      context: wholeOfBob,
      emitted: [isThere, goneElsewhere, changed(false, -1), isThere],
    },
  },
  '[AUTH-02] keeps in mind whose screen it is while nobody is signed in': {
    steps: [signedInAs(errNo.success), refresh, nobody],
    end: { value: 'signedOut', context: lostAda, emitted: [isThere, changed(false, errNo.success)] },
  },
};
