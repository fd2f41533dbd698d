import { errNo } from '#contract/errNo.ts';
import { ada, newcomer } from './model.ts';
import {
  absent,
  changed,
  heard,
  loadUser,
  lostAda,
  nobody,
  noUser,
  present,
  refresh,
  type SessionJourney,
  signedInAs,
  unanswered,
  unknown,
  updated,
  whole,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const renamed = { ...ada, name: 'Augusta' };

/** Finding out who is signed in, and following how that changes. */
export const knowing: Readonly<Record<string, SessionJourney>> = {
  '[AUTH-02] knows nobody at first': {
    steps: [],
    end: { value: 'loading', context: unknown, emitted: [] },
  },
  '[AUTH-02] is signed in with user and code 0': {
    steps: [signedInAs(errNo.success)],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
  },
  '[AUTH-02] is signed out without a user': {
    steps: [nobody],
    end: { value: 'signedOut', context: noUser, emitted: [changed(false, errNo.success)] },
  },
  '[AUTH-02] is signed out by any other code, and keeps the code': {
    steps: [signedInAs(errNo.forbidden)],
    end: {
      value: 'signedOut',
      context: { ...unknown, userInfoCode: errNo.forbidden },
      emitted: [changed(false, errNo.forbidden)],
    },
  },
  '[AUTH-04] is being set up with user and a code of setup': {
    steps: [signedInAs(errNo.setupNameAndPronoun, newcomer)],
    end: {
      value: 'settingUp',
      context: { ...unknown, user: newcomer, uid: ada.uid, userInfoCode: errNo.setupNameAndPronoun },
      emitted: [changed(true, errNo.setupNameAndPronoun)],
    },
  },
  '[AUTH-04] follows setup to its end': {
    steps: [
      signedInAs(errNo.setupNameAndPronoun, newcomer),
      { type: 'user.updated', errNo: errNo.setupAge, user: ada },
      updated,
    ],
    end: {
      value: 'signedIn',
      context: whole,
      emitted: [changed(true, errNo.setupNameAndPronoun), changed(true, errNo.setupAge), changed(true, errNo.success)],
    },
  },
  'waits for the server as long as it may': {
    steps: [waited(29_999)],
    end: { value: 'loading', context: unknown, emitted: [], started: [loadUser] },
  },
  'does not know who is signed in when no answer comes in time': {
    steps: [waited(30_000)],
    end: { value: { failed: 'waiting' }, context: { ...unknown, tries: 1 }, emitted: [], started: [loadUser] },
  },
  'loads anew when somebody signs in while it still loads': {
    steps: [refresh],
    end: { value: 'loading', context: unknown, emitted: [], started: [loadUser, loadUser] },
  },
  ...Object.fromEntries(
    [...present, ...absent].map(({ words, steps, context, emitted, started }): [string, SessionJourney] => [
      `asks again when ${words}, and changes nothing until the answer`,
      {
        steps: [...steps, refresh],
        end: { value: 'loading', context, emitted, started: [...started, loadUser] },
      },
    ]),
  ),
  ...Object.fromEntries(
    present.map(({ words, steps, emitted, started }): [string, SessionJourney] => [
      `[AUTH-14] takes what was updated when ${words}`,
      {
        steps: [...steps, { ...updated, user: renamed }],
        end: {
          value: 'signedIn',
          context: { ...whole, user: renamed },
          emitted: [...emitted, changed(true, errNo.success)],
          started,
        },
      },
    ]),
  ),
  '[API-03] asks again when another answer has said otherwise meanwhile, and tells nothing until then': {
    steps: [heard(errNo.setupAge), signedInAs(errNo.success)],
    end: { value: 'loading', context: unknown, emitted: [], started: [loadUser, loadUser] },
  },
  '[API-03] believes the second answer': {
    steps: [heard(errNo.setupAge), signedInAs(errNo.success), signedInAs(errNo.success)],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
  },
  '[API-03] believes an answer that says what others said': {
    steps: [heard(errNo.setupAge), signedInAs(errNo.setupAge)],
    end: {
      value: 'settingUp',
      context: { ...unknown, user: ada, uid: ada.uid, userInfoCode: errNo.setupAge },
      emitted: [changed(true, errNo.setupAge)],
    },
  },
  'forgets what others said once it could not ask': {
    steps: [heard(errNo.setupAge), waited(30_000), refresh, signedInAs(errNo.success)],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)] },
  },
  'takes what was updated over what is being loaded': {
    steps: [signedInAs(errNo.setupAge), refresh, updated, nobody],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.setupAge), changed(true, errNo.success)] },
  },
  'keeps the user while the server cannot be asked, and tries again': {
    steps: [signedInAs(errNo.success), refresh, waited(30_000), refresh, unanswered],
    end: { value: { failed: 'waiting' }, context: { ...whole, tries: 2 }, emitted: [changed(true, errNo.success)] },
  },
  'notices that the session has ended elsewhere': {
    steps: [signedInAs(errNo.success), refresh, nobody],
    end: {
      value: 'signedOut',
      context: lostAda,
      emitted: [changed(true, errNo.success), changed(false, errNo.success)],
    },
  },
};
