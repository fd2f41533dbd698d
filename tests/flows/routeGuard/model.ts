import { routeGuardMachine } from '#machines/routeGuard/routeGuardMachine.ts';
import { routeGuardDescription } from '#machines/routeGuard/routeGuardDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const guarded = { path: '/ai-girlfriend?tab=all', requiresSignIn: true, isCurrent: false };
export const open = { path: '/', requiresSignIn: false, isCurrent: false };
export const moved = { path: '/old?tab=all', requiresSignIn: true, isCurrent: false };
export const rules = [
  { path: '/old', redirect: '/ai-girlfriend' },
  { path: '/shop/*', redirect: 'https://shop.example/' },
];

const fixtures = {
  events: {
    'route.wanted': { guarded, 'guarded and there already': { ...guarded, isCurrent: true }, open, moved },
    'rules.known': { bare: { rules } },
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
  description: routeGuardDescription,
  // Kept from before the page was loaded.
  input: { redirectPath: '/settings' },
  fixtures,
  key: ({ isSignedIn, redirectPath, rules: known }) => [isSignedIn, redirectPath !== null, known?.length],
} satisfies Model<typeof routeGuardMachine>;
