import { assign, emit, setup } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Answer of user/detail and user/update; an empty user object is `null` here. */
export interface Account {
  errNo: number;
  user: User | null;
}

export interface SessionContext {
  user: User | null;
  /** -1 until the server has told, and after signing out; then the `errNo` of its last answer about the user. */
  userInfoCode: number;
  /** What another answer said of the account while it is being asked for; `null` when none did. */
  heardCode: number | null;
}

export type SessionEvent =
  | { type: 'session.refreshRequested' }
  | { type: 'session.signOutRequested' }
  /** What user/update answered. */
  | { type: 'user.updated'; errNo: number; user: User }
  /** Another answer carried a code of setup. */
  | { type: 'code.heard'; errNo: number };

export type SessionEmitted =
  /** Known anew, whether or not it differs. `isSignedIn` holds for accounts that still need setup too. */
  | { type: 'session.changed'; isSignedIn: boolean; errNo: number }
  /** The person signed out. */
  | { type: 'session.ended' }
  /** Signing out was not confirmed by the server: the session may still be live there. */
  | { type: 'session.signOutFailed' };

/** How long each wait may take, in milliseconds. */
export const SESSION_DELAYS = { loadTimeout: 30_000, signOutTimeout: 10_000 } as const;

const UNKNOWN = -1;
const types: {
  context?: SessionContext;
  events?: SessionEvent;
  emitted?: SessionEmitted;
  tags?: 'busy' | 'failed';
} = {};

/** Who is signed in. The user stays in the context while it is loaded anew and when that fails. */
export const sessionMachine = setup({
  types,
  actors: {
    loadUser: promisePlaceholder<Account, void>('loadUser'),
    signOut: promisePlaceholder<void, void>('signOut'),
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null && context.userInfoCode === errNo.success,
    isSettingUp: ({ context }) =>
      context.user !== null && setupErrNos.some((setupErrNo) => setupErrNo === context.userInfoCode),
    isContradicted: ({ context }, account: Account) => ![null, account.errNo].includes(context.heardCode),
  },
  actions: {
    setAccount: assign({
      user: (_, account: Account) => account.user,
      userInfoCode: (_, account: Account) => account.errNo,
    }),
    keepHeardCode: assign({ heardCode: (_, code: { errNo: number }) => code.errNo }),
    forgetHeardCode: assign({ heardCode: null }),
    clearUser: assign({ user: null }),
    clearAccount: assign({ user: null, userInfoCode: UNKNOWN }),
    tellSignedIn: emit(({ context }) => ({
      type: 'session.changed' as const,
      isSignedIn: true,
      errNo: context.userInfoCode,
    })),
    tellSignedOut: emit(({ context }) => ({
      type: 'session.changed' as const,
      isSignedIn: false,
      errNo: context.userInfoCode,
    })),
    tellEnded: emit({ type: 'session.ended' }),
    tellSignOutFailed: emit({ type: 'session.signOutFailed' }),
  },
  delays: SESSION_DELAYS,
}).createMachine({
  id: 'session',
  context: { user: null, userInfoCode: UNKNOWN, heardCode: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          // Which of the two is newer, nobody can tell.
          { guard: { type: 'isContradicted', params: ({ event }) => event.output }, target: 'loading', reenter: true },
          { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      after: { loadTimeout: 'failed' },
      exit: 'forgetHeardCode',
      on: {
        'code.heard': { actions: { type: 'keepHeardCode', params: ({ event }) => event } },
        'session.refreshRequested': { target: 'loading', reenter: true },
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event } },
      },
    },
    known: {
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isSettingUp', target: 'settingUp' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      entry: ['clearUser', 'tellSignedOut'],
      on: { 'session.refreshRequested': 'loading' },
    },
    settingUp: {
      entry: 'tellSignedIn',
      on: {
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event } },
      },
    },
    signedIn: {
      entry: 'tellSignedIn',
      on: {
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event } },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['clearAccount', 'tellEnded'] },
        onError: 'signOutFailed',
      },
      after: { signOutTimeout: 'signOutFailed' },
    },
    signOutFailed: {
      tags: 'failed',
      entry: ['clearAccount', 'tellEnded', 'tellSignOutFailed', 'tellSignedOut'],
      on: {
        'session.signOutRequested': 'signingOut',
        'session.refreshRequested': 'loading',
      },
    },
  },
});
