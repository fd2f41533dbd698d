import type { SnapshotFrom } from 'xstate';
import type { offlineMachine } from './offlineMachine.ts';

export type OfflineSnapshot = SnapshotFrom<typeof offlineMachine>;

/** Why the page could not be loaded. */
export const reasonOf = ({ context }: OfflineSnapshot): 'noNetwork' | 'noServer' =>
  context.isOnline ? 'noServer' : 'noNetwork';

/** Whether the server is being looked for at this moment. */
export const isLooking = (snapshot: OfflineSnapshot): boolean => snapshot.hasTag('busy');
