import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import type { ownCharacterActsMachine } from './ownCharacterActsMachine.ts';
import type { Target } from './ownCharacterActsSetup.ts';

export type OwnCharacterActsSnapshot = SnapshotFrom<typeof ownCharacterActsMachine>;

/** The dialog that is open: before a character goes, or over who may find it. */
export const dialogOf = (snapshot: OwnCharacterActsSnapshot): 'deletion' | 'visibility' | null => {
  if (snapshot.matches('confirmingDeletion') || snapshot.matches('deleting')) return 'deletion';
  return snapshot.matches('choosingVisibility') || snapshot.matches('changingVisibility') ? 'visibility' : null;
};
export const hasDialog = (snapshot: OwnCharacterActsSnapshot): boolean => dialogOf(snapshot) !== null;
/** Which character the dialog, or the failure, is about. */
export const targetOf = ({ context }: OwnCharacterActsSnapshot): Target | null => context.target;
/** An answer is awaited: nothing else can be asked for. */
export const isBusy = (snapshot: OwnCharacterActsSnapshot): boolean => snapshot.hasTag('busy');
/** The character that is being tried again. */
export const retryingIdOf = (snapshot: OwnCharacterActsSnapshot): string | null =>
  snapshot.matches('retrying') ? assertPresent(snapshot.context.target).characterId : null;
/** Why it could not be tried again; `null` when that did not fail. */
export const retryFailureOf = (snapshot: OwnCharacterActsSnapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
