import type { SnapshotFrom } from 'xstate';
import type { reloadGuardMachine } from './reloadGuardMachine.ts';

export type ReloadGuardSnapshot = SnapshotFrom<typeof reloadGuardMachine>;

/** Whether the person has been asked and has not answered. */
export const isAsking = (snapshot: ReloadGuardSnapshot): boolean => snapshot.hasTag('open');

/** Whether the page is being loaded anew: nothing shall be drawn any more. */
export const isReloading = (snapshot: ReloadGuardSnapshot): boolean => snapshot.hasTag('reloading');

/** Whether the next navigation loads the page anew. */
export const isOutdated = (snapshot: ReloadGuardSnapshot): boolean => snapshot.matches('outdated');
