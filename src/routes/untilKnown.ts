import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { isUnknown } from '#machines/session/sessionSelectors.ts';

/** Waits until the server has told who is signed in. Who could not be asked after is nobody yet. */
export const untilKnown = (
  session: ActorRefFrom<typeof sessionMachine>,
): Promise<SnapshotFrom<typeof sessionMachine>> =>
  waitFor(session, (snapshot) => !snapshot.hasTag('busy') && !isUnknown(snapshot));
