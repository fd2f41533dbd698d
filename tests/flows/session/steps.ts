import { errNo } from '#contract/errNo.ts';
import { type SessionContext, sessionMachine } from '#machines/session/sessionMachine.ts';
import { ada, bob, newcomer } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(sessionMachine);
export type SessionJourney = Journey<typeof sessionMachine>;

export const offline = new Error('offline');
export const refresh = { type: 'session.refreshRequested' } as const;
export const signOut = { type: 'session.signOutRequested' } as const;
export const endedElsewhere = { type: 'session.left', cause: 'elsewhere' } as const;
export const leftHere = { type: 'session.left', cause: 'signOut' } as const;
export const signedInAs = (code: number, user = ada) => done('loadUser', { errNo: code, user });
export const heard = (code: number) => ({ type: 'code.heard', errNo: code }) as const;
export const nobody = done('loadUser', { errNo: errNo.success, user: null });
export const updated = { type: 'user.updated', errNo: errNo.success, user: ada } as const;

export const changed = (isSignedIn: boolean, code: number) =>
  ({ type: 'session.changed', isSignedIn, errNo: code }) as const;
export const ended = { type: 'session.ended', cause: 'signOut' } as const;
export const goneElsewhere = { type: 'session.ended', cause: 'elsewhere' } as const;
export const overtaken = { type: 'session.ended', cause: 'somebodyElse' } as const;
export const signOutFailed = { type: 'session.signOutFailed' } as const;
export const loadUser = { id: 'loadUser', input: undefined };
export const signOutCall = { id: 'signOut', input: undefined };

export const retried = { type: 'load.retried' } as const;
export const hidden = { type: 'page.hidden' } as const;
export const shown = { type: 'page.shown' } as const;
export const lost = { type: 'network.lost' } as const;
export const restored = { type: 'network.restored' } as const;

export const unknown: SessionContext = {
  user: null,
  uid: null,
  userInfoCode: -1,
  heardCode: null,
  tries: 0,
  isOnline: true,
  isShown: true,
};
export const whole: SessionContext = { ...unknown, user: ada, uid: ada.uid, userInfoCode: errNo.success };
export const wholeOfBob: SessionContext = { ...whole, user: bob, uid: bob.uid };
export const noUser: SessionContext = { ...unknown, userInfoCode: errNo.success };
/** Nobody, over the screen of somebody whose session was lost. */
export const lostAda: SessionContext = { ...noUser, uid: ada.uid };
export const unanswered = failed('loadUser', offline);

interface Rest {
  readonly words: string;
  /** The way there. */
  readonly steps: SessionJourney['steps'];
  readonly value: SessionJourney['end']['value'];
  readonly context: SessionContext;
  readonly emitted: SessionJourney['end']['emitted'];
  /** What was asked on that way. */
  readonly started: NonNullable<SessionJourney['end']['started']>;
}
const rest = {
  settingUp: {
    words: 'somebody is being set up',
    steps: [signedInAs(errNo.setupNameAndPronoun, newcomer)],
    value: 'settingUp',
    context: { ...unknown, user: newcomer, uid: ada.uid, userInfoCode: errNo.setupNameAndPronoun },
    emitted: [changed(true, errNo.setupNameAndPronoun)],
    started: [loadUser],
  },
  signedIn: {
    words: 'somebody is signed in',
    steps: [signedInAs(errNo.success)],
    value: 'signedIn',
    context: whole,
    emitted: [changed(true, errNo.success)],
    started: [loadUser],
  },
  failed: {
    words: 'it could not be found out who is signed in',
    steps: [unanswered],
    value: { failed: 'waiting' },
    context: { ...unknown, tries: 1 },
    emitted: [],
    started: [loadUser],
  },
  signedOut: {
    words: 'nobody is signed in',
    steps: [nobody],
    value: 'signedOut',
    context: noUser,
    emitted: [changed(false, errNo.success)],
    started: [loadUser],
  },
  signOutFailed: {
    words: 'signing out has failed',
    steps: [signOut, failed('signOut', offline)],
    value: 'signOutFailed',
    context: unknown,
    emitted: [ended, signOutFailed, changed(false, -1)],
    started: [loadUser, signOutCall],
  },
} as const satisfies Readonly<Record<string, Rest>>;

/** Where somebody may be signed in. */
export const present: readonly Rest[] = [rest.settingUp, rest.signedIn, rest.failed];
/** Where nobody is, as far as the person can tell. */
export const absent: readonly Rest[] = [rest.signedOut, rest.signOutFailed];
