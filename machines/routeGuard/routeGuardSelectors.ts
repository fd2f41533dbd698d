import type { SnapshotFrom } from 'xstate';
import type { RouteDecision, routeGuardMachine, WantedRoute } from './routeGuardMachine.ts';

export type RouteGuardSnapshot = SnapshotFrom<typeof routeGuardMachine>;

/** The decision about `path`; `null` while it is awaited, or when another path is wanted by now. */
export const decisionFor =
  (path: string) =>
  ({ context }: RouteGuardSnapshot): RouteDecision | null =>
    context.wanted?.path === path ? context.decision : null;

/** Another path is wanted by now: whoever waits for a decision about `path` can give up. */
export const isSuperseded =
  (path: string) =>
  ({ context }: RouteGuardSnapshot): boolean =>
    context.wanted !== null && context.wanted.path !== path;

/** What the person wanted to see last; `null` before anything. */
export const wantedOf = ({ context }: RouteGuardSnapshot): WantedRoute | null => context.wanted;

/** Where to go after sign-in. */
export const redirectPathOf = ({ context }: RouteGuardSnapshot): string | null => context.redirectPath;
