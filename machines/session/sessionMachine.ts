import { assign, emit, not, setup } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { pauseAfter } from '#machines/pauseAfter.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Answer of user/detail and user/update; an empty user object is `null` here. */
export interface Account {
  errNo: number;
  user: User | null;
}

export interface SessionContext {
  user: User | null;
  /** Of whom the screens may show something: whoever was signed in last and has not gone; `null` when there is nobody. */
  uid: string | null;
  /** -1 until the server has told, and after signing out; then the `errNo` of its last answer about the user. */
  userInfoCode: number;
  /** What another answer said of the account while it is being asked for; `null` when none did. */
  heardCode: number | null;
  /** How often the server was asked in vain since it last told; 1 again once the network is back. */
  tries: number;
  /** Whether the device says that it has a network. */
  isOnline: boolean;
  /** Nobody looks at a hidden page: it asks for nothing by itself. */
  isShown: boolean;
}

export type SessionEvent =
  | { type: 'session.refreshRequested' }
  | { type: 'session.signOutRequested' }
  /** The session is over without this flow: in another tab of this browser, or by what the person did in the settings here. */
  | { type: 'session.left'; cause: Exclude<EndCause, 'somebodyElse'> }
  /** The person does not want to wait until it is asked again. */
  | { type: 'load.retried' }
  /** What user/update answered. */
  | { type: 'user.updated'; errNo: number; user: User }
  /** Another answer carried a code of setup. */
  | { type: 'code.heard'; errNo: number }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

/** The person signed out or left the account here, did so in another tab, or somebody else has signed in over them. */
export type EndCause = 'signOut' | 'elsewhere' | 'somebodyElse';

export type SessionEmitted =
  /** Known anew, whether or not it differs. `isSignedIn` holds for accounts that still need setup too. */
  | { type: 'session.changed'; isSignedIn: boolean; errNo: number }
  /** The person has gone: nothing of them may stay. */
  | { type: 'session.ended'; cause: EndCause }
  /** Signing out was not confirmed by the server: the session may still be live there. */
  | { type: 'session.signOutFailed' };

/** How long each wait may take, in milliseconds. */
export const SESSION_DELAYS = { loadTimeout: 30_000, signOutTimeout: 10_000 } as const;

/** The `userInfoCode` of somebody of whom the server has not told. */
export const UNKNOWN = -1;
const types: {
  context?: SessionContext;
  events?: SessionEvent;
  emitted?: SessionEmitted;
  tags?: 'busy' | 'failed';
} = {};

const tellSignOut = { type: 'tellEnded', params: { cause: 'signOut' } } as const;
const retriedAtOnce = { target: '#session.loading', actions: 'goOnline' } as const;

/**
 * Who is signed in. The user stays in the context while it is loaded anew and when that fails; who could not be asked after is
 * asked after again and again, less and less often, while somebody looks and there is a network.
 */
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
    isSomebodyElse: ({ context }) => context.uid !== null && context.user !== null && context.user.uid !== context.uid,
    hasUser: ({ context }) => context.uid !== null,
    canAsk: ({ context }) => context.isShown && context.isOnline,
  },
  actions: {
    setAccount: assign({
      user: (_, account: Account) => account.user,
      userInfoCode: (_, account: Account) => account.errNo,
      tries: 0,
    }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    setHidden: assign({ isShown: false }),
    setShown: assign({ isShown: true }),
    goOffline: assign({ isOnline: false }),
    goOnline: assign({ isOnline: true, tries: ({ context }) => Math.min(context.tries, 1) }),
    keepHeardCode: assign({ heardCode: (_, code: { errNo: number }) => code.errNo }),
    forgetHeardCode: assign({ heardCode: null }),
    keepUser: assign({ uid: ({ context }) => assertPresent(context.user).uid }),
    forgetUser: assign({ uid: null }),
    clearUser: assign({ user: null }),
    clearAccount: assign({ user: null, userInfoCode: UNKNOWN, tries: 0 }),
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
    tellEnded: emit((_, { cause }: { cause: EndCause }) => ({ type: 'session.ended' as const, cause })),
    tellSignOutFailed: emit({ type: 'session.signOutFailed' }),
  },
  delays: { ...SESSION_DELAYS, pause: ({ context }) => pauseAfter(context.tries - 1) },
}).createMachine({
  id: 'session',
  context: { user: null, uid: null, userInfoCode: UNKNOWN, heardCode: null, tries: 0, isOnline: true, isShown: true },
  on: {
    'page.hidden': { actions: 'setHidden' },
    'page.shown': { actions: 'setShown' },
    'network.lost': { actions: 'goOffline' },
    'network.restored': { actions: 'goOnline' },
    'session.left': {
      guard: 'hasUser',
      target: '.signedOut',
      actions: ['clearAccount', 'forgetUser', withEvent('tellEnded')],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          // Which of the two is newer, nobody can tell.
          { guard: withOutput('isContradicted'), target: 'loading', reenter: true },
          { target: 'known', actions: withOutput('setAccount') },
        ],
        onError: { target: 'failed', actions: 'countTry' },
      },
      after: { loadTimeout: { target: 'failed', actions: 'countTry' } },
      exit: 'forgetHeardCode',
      on: {
        'code.heard': { actions: withEvent('keepHeardCode') },
        // Anew: what was asked without a network may wait for its time-out.
        'network.restored': { reenter: true, ...retriedAtOnce },
        'session.refreshRequested': { target: 'loading', reenter: true },
        // What was asked before may be answered with somebody who has gone.
        'session.left': { guard: not('hasUser'), target: 'loading', reenter: true },
        'load.retried': { target: 'loading', reenter: true },
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: withEvent('setAccount') },
      },
    },
    known: {
      always: [
        {
          guard: 'isSomebodyElse',
          actions: ['forgetUser', { type: 'tellEnded', params: { cause: 'somebodyElse' } }],
        },
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
      entry: ['keepUser', 'tellSignedIn'],
      on: {
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: withEvent('setAccount') },
      },
    },
    signedIn: {
      entry: ['keepUser', 'tellSignedIn'],
      on: {
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: withEvent('setAccount') },
      },
    },
    failed: {
      tags: 'failed',
      initial: 'waiting',
      states: {
        waiting: {
          always: { guard: not('canAsk'), target: 'paused' },
          on: { 'network.restored': retriedAtOnce },
          after: { pause: '#session.loading' },
        },
        paused: { always: { guard: 'canAsk', target: '#session.loading' } },
      },
      on: {
        'load.retried': 'loading',
        'session.refreshRequested': 'loading',
        'session.signOutRequested': 'signingOut',
        'user.updated': { target: 'known', actions: withEvent('setAccount') },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['clearAccount', 'forgetUser', tellSignOut] },
        onError: 'signOutFailed',
      },
      after: { signOutTimeout: 'signOutFailed' },
    },
    signOutFailed: {
      tags: 'failed',
      entry: ['clearAccount', 'forgetUser', tellSignOut, 'tellSignOutFailed', 'tellSignedOut'],
      on: {
        'session.signOutRequested': 'signingOut',
        'session.refreshRequested': 'loading',
      },
    },
  },
});
