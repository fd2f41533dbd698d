import { routeGuardMachine } from '#machines/routeGuard/routeGuardMachine.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

export const guarded = { path: '/ai-girlfriend?tab=all', requiresSignIn: true, isCurrent: false };
export const open = { path: '/', requiresSignIn: false, isCurrent: false };

const fixtures = {
  events: {
    'route.wanted': { guarded, 'guarded and there already': { ...guarded, isCurrent: true }, open },
    'session.known': { 'signed in': { isSignedIn: true }, 'signed out': { isSignedIn: false } },
    'redirect.taken': bare,
    'redirect.dropped': bare,
  },
  done: {},
  failed: {},
} satisfies Fixtures<typeof routeGuardMachine>;

/** Paths through wanting routes before and after the session is known. */
export const routeGuardModel = {
  machine: routeGuardMachine,
  input: { redirectPath: null },
  fixtures,
  key: ({ isSignedIn, redirectPath }) => [isSignedIn, redirectPath !== null],
} satisfies Model<typeof routeGuardMachine>;
