import { errNo } from '#contract/errNo.ts';
import { pauseAfter } from '#machines/pauseAfter.ts';
import {
  changed,
  heard,
  hidden,
  loadUser,
  lost,
  nobody,
  noUser,
  refresh,
  restored,
  retried,
  type SessionJourney,
  shown,
  signedInAs,
  signOut,
  signOutCall,
  unanswered,
  unknown,
  updated,
  whole,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const waiting = (tries: number) =>
  ({ value: { failed: 'waiting' }, context: { ...unknown, tries }, emitted: [] }) as const;
const paused = { value: { failed: 'paused' }, emitted: [] } as const;
const again = (tries: number) => ({ value: 'loading', context: { ...unknown, tries }, emitted: [] }) as const;
const asked = (times: number) => Array.from({ length: times }, () => loadUser);

/** Asking again who is signed in after the server could not be asked. */
export const asking: Readonly<Record<string, SessionJourney>> = {
  '[M-21] asks again by itself two seconds after it was asked in vain': {
    steps: [unanswered, waited(2000)],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] waits until then, and tells nobody that they are signed out': {
    steps: [unanswered, waited(1999)],
    end: { ...waiting(1), started: asked(1) },
  },
  '[M-21] asks again after no answer in time as well': {
    steps: [waited(30_000), waited(2000)],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] waits twice as long after each time in vain': {
    steps: [unanswered, waited(2000), unanswered, waited(3999)],
    end: { ...waiting(2), started: asked(2) },
  },
  '[M-21] asks a third time after that': {
    steps: [unanswered, waited(2000), unanswered, waited(4000)],
    end: { ...again(2), started: asked(3) },
  },
  '[M-21] waits half a minute at most': {
    steps: [
      ...[0, 1, 2, 3, 4, 5].flatMap((tries) => [unanswered, waited(pauseAfter(tries))]),
      unanswered,
      waited(30_000),
    ],
    end: { ...again(7), started: asked(8) },
  },
  '[M-21] knows who is signed in once an answer comes, and counts anew': {
    steps: [unanswered, waited(2000), unanswered, waited(4000), signedInAs(errNo.success)],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)], started: asked(3) },
  },
  '[M-21] holds somebody for signed out only when the server says so': {
    steps: [unanswered, waited(2000), nobody],
    end: { value: 'signedOut', context: noUser, emitted: [changed(false, errNo.success)], started: asked(2) },
  },
  '[M-21] asks no more by itself once it is known': {
    steps: [unanswered, waited(2000), signedInAs(errNo.success), waited(60_000)],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)], started: asked(2) },
  },
  '[M-21] asks at once when the person wants it': {
    steps: [unanswered, retried],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] asks anew when the person does not want to wait for an answer': {
    steps: [unanswered, retried, retried],
    end: { ...again(1), started: asked(3) },
  },
  '[M-21] asks for nothing while nobody looks': {
    steps: [hidden, unanswered, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isShown: false }, started: asked(1) },
  },
  '[M-21] stops asking when the page goes out of view': {
    steps: [unanswered, hidden, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isShown: false }, started: asked(1) },
  },
  '[M-21] asks at once when the page is in view again': {
    steps: [unanswered, hidden, shown],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] asks for nothing without a network': {
    steps: [lost, unanswered, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isOnline: false }, started: asked(1) },
  },
  '[M-21] stops asking when the network goes': {
    steps: [unanswered, lost, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isOnline: false }, started: asked(1) },
  },
  '[M-21] asks at once when the network is back': {
    steps: [unanswered, lost, restored],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] asks when both the page is in view and the network is back': {
    steps: [unanswered, lost, hidden, restored, shown],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] asks for nothing by a network while nobody looks': {
    steps: [unanswered, lost, hidden, restored, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isShown: false }, started: asked(1) },
  },
  '[M-21] asks for nothing in view while there is no network': {
    steps: [unanswered, lost, hidden, shown, waited(60_000)],
    end: { ...paused, context: { ...unknown, tries: 1, isOnline: false }, started: asked(1) },
  },
  '[M-21] asks at once when the network comes that seemed to be there': {
    steps: [unanswered, restored],
    end: { ...again(1), started: asked(2) },
  },
  '[M-21] asks anew when the network comes while it waits for an answer': {
    steps: [lost, restored],
    end: { ...again(0), started: asked(2) },
  },
  '[M-21] waits as at first once the network is back': {
    steps: [unanswered, retried, unanswered, retried, unanswered, restored, unanswered, waited(4000)],
    end: { ...again(2), started: asked(5) },
  },
  '[M-21] asks without a network and out of view when the person wants it': {
    steps: [lost, hidden, unanswered, retried],
    end: {
      value: 'loading',
      context: { ...unknown, tries: 1, isOnline: false, isShown: false },
      emitted: [],
      started: asked(2),
    },
  },
  '[M-21] forgets how often it was asked in vain once an account is saved': {
    steps: [unanswered, updated, refresh, unanswered, waited(2000)],
    end: {
      value: 'loading',
      context: { ...whole, tries: 1 },
      emitted: [changed(true, errNo.success)],
      started: asked(3),
    },
  },
  '[M-21] is loading anew by what others said, after it was asked in vain': {
    steps: [unanswered, retried, heard(errNo.setupAge), signedInAs(errNo.success)],
    end: { ...again(1), started: asked(3) },
  },
  '[M-21] hears of the network and the page while somebody is signed in': {
    steps: [signedInAs(errNo.success), lost, hidden],
    end: {
      value: 'signedIn',
      context: { ...whole, isOnline: false, isShown: false },
      emitted: [changed(true, errNo.success)],
      started: asked(1),
    },
  },
  '[M-21] asks for nothing when nothing was asked in vain': {
    steps: [signedInAs(errNo.success), lost, hidden, restored, shown],
    end: { value: 'signedIn', context: whole, emitted: [changed(true, errNo.success)], started: asked(1) },
  },
  '[M-21] counts nothing that was before signing out': {
    steps: [unanswered, signOut, waited(10_000), refresh, unanswered],
    end: {
      value: { failed: 'waiting' },
      context: { ...unknown, tries: 1 },
      emitted: [{ type: 'session.ended', cause: 'signOut' }, { type: 'session.signOutFailed' }, changed(false, -1)],
      started: [loadUser, signOutCall, loadUser],
    },
  },
};
