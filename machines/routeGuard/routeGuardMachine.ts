import { assign, emit, not, setup } from 'xstate';
import { isSitePath } from '#contract/path.ts';
import type { RouteRule } from '#contract/route.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent } from '#machines/params.ts';
import { type Lead, leadOf } from './routeRule.ts';

/** A path that the person wants to see. */
export interface WantedRoute {
  /** With query and fragment. */
  path: string;
  requiresSignIn: boolean;
  /** The person is on that path already, as after a reload. */
  isCurrent: boolean;
}

/** What the router shall do: go on, stay where the person is, go to the home page, or go where a rule of the server leads. */
export type RouteDecision = { kind: 'allow' } | { kind: 'stay' } | { kind: 'home' } | Lead;

export interface RouteGuardContext {
  /** Signed in and set up; `null` until the session is known. */
  isSignedIn: boolean | null;
  /** Where the server wants addresses to lead; `null` until known. */
  rules: readonly RouteRule[] | null;
  /** How often a rule has led on without arriving: rules that lead in a circle end. */
  leads: number;
  wanted: WantedRoute | null;
  /** Where to go after sign-in; kept in session storage at the edge. Always a path of this site. */
  redirectPath: string | null;
  /** About `wanted`; `null` until decided. */
  decision: RouteDecision | null;
}

export type RouteGuardEvent =
  | ({ type: 'route.wanted' } & WantedRoute)
  | { type: 'session.known'; isSignedIn: boolean }
  | { type: 'rules.known'; rules: readonly RouteRule[] }
  | { type: 'redirect.taken' }
  /** Whoever wanted to go there has signed out. */
  | { type: 'redirect.dropped' };

export type RouteGuardEmitted = { type: 'signIn.needed' } | { type: 'redirect.ready'; path: string };

/** How long a route may wait for the rules, in milliseconds. */
export const ROUTE_GUARD_DELAYS = { rulesTimeout: 3_000 } as const;

const MAX_LEADS = 5;

const sitePath = (path: string | null): string | null => (isSitePath(path) ? path : null);

const leadFrom = ({ rules, leads, wanted }: RouteGuardContext): Lead | null =>
  wanted === null || leads >= MAX_LEADS ? null : leadOf(rules ?? [], wanted.path);

const types: {
  context?: RouteGuardContext;
  events?: RouteGuardEvent;
  emitted?: RouteGuardEmitted;
  input?: { redirectPath: string | null };
  tags?: 'busy';
} = {};

/** Decides about every navigation, by the server's rules and by who is signed in, and remembers where a person wanted to go who is not signed in or not set up. The route wanted last wins. */
export const routeGuardMachine = setup({
  types,
  guards: {
    areRulesKnown: ({ context }) => context.rules !== null,
    isLedElsewhere: ({ context }) => leadFrom(context) !== null,
    isAllowed: ({ context }) => context.isSignedIn === true || context.wanted?.requiresSignIn === false,
    isSessionKnown: ({ context }) => context.isSignedIn !== null,
    canRedirect: ({ context }, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn && context.redirectPath !== null,
  },
  actions: {
    setWanted: assign({
      wanted: (_, { path, requiresSignIn, isCurrent }: WantedRoute) => ({ path, requiresSignIn, isCurrent }),
      decision: null,
    }),
    setSession: assign({ isSignedIn: (_, session: { isSignedIn: boolean }) => session.isSignedIn }),
    setRules: assign({ rules: (_, { rules }: { rules: readonly RouteRule[] }) => rules }),
    lead: assign({ decision: ({ context }) => leadFrom(context), leads: ({ context }) => context.leads + 1 }),
    arrive: assign({ leads: 0 }),
    allow: assign({ decision: { kind: 'allow' as const } }),
    refuse: assign({
      decision: ({ context }) =>
        assertPresent(context.wanted).isCurrent ? { kind: 'home' as const } : { kind: 'stay' as const },
      redirectPath: ({ context }) => sitePath(assertPresent(context.wanted).path),
    }),
    forgetRedirect: assign({ redirectPath: null }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    tellRedirect: emit(({ context }) => ({ type: 'redirect.ready' as const, path: context.redirectPath ?? '/' })),
  },
  delays: ROUTE_GUARD_DELAYS,
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => ({
    isSignedIn: null,
    rules: null,
    leads: 0,
    wanted: null,
    redirectPath: sitePath(input.redirectPath),
    decision: null,
  }),
  initial: 'idle',
  on: {
    'route.wanted': { target: '.deciding', actions: withEvent('setWanted') },
    'session.known': [
      { guard: withEvent('canRedirect'), actions: [withEvent('setSession'), 'tellRedirect'] },
      { actions: withEvent('setSession') },
    ],
    'rules.known': { actions: withEvent('setRules') },
    'redirect.taken': { actions: 'forgetRedirect' },
    'redirect.dropped': { actions: 'forgetRedirect' },
  },
  states: {
    idle: {},
    deciding: {
      always: [
        { guard: not('areRulesKnown'), target: 'waitingForRules' },
        { guard: 'isLedElsewhere', target: 'led' },
        { guard: 'isAllowed', target: 'allowed' },
        { guard: 'isSessionKnown', target: 'refused' },
        { target: 'waitingForSession' },
      ],
    },
    /** Rules come before the question who is signed in. Without an answer there are none for now. */
    waitingForRules: {
      tags: 'busy',
      always: { guard: 'areRulesKnown', target: 'deciding' },
      after: { rulesTimeout: { actions: { type: 'setRules', params: { rules: [] } } } },
    },
    led: { entry: 'lead' },
    /** As long as it takes: the session asks again by itself. Who is not known to be signed out is asked for no sign-in. */
    waitingForSession: {
      tags: 'busy',
      always: { guard: 'isSessionKnown', target: 'deciding' },
      on: {
        // The route that is wanted now counts more than one kept from before.
        'session.known': { actions: [withEvent('setSession'), 'forgetRedirect'] },
      },
    },
    allowed: { entry: ['allow', 'arrive'] },
    /** Counts as no arrival: a rule that leads home to where people are refused is a circle too. */
    refused: { entry: ['refuse', 'tellSignInNeeded'] },
  },
});
