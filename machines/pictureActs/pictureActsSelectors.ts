import type { SnapshotFrom } from 'xstate';
import type { CharacterSummary } from '#contract/character.ts';
import type { Failure } from '#machines/failure.ts';
import type { pictureActsMachine } from './pictureActsMachine.ts';

export type PictureActsSnapshot = SnapshotFrom<typeof pictureActsMachine>;

export type PictureDialog = 'deletion' | 'use';
/** The dialog that is open: before a picture goes, or over whom it is shown to. */
export const dialogOf = (snapshot: PictureActsSnapshot): PictureDialog | null => {
  if (snapshot.matches('confirmingDeletion') || snapshot.matches('deleting')) return 'deletion';
  return snapshot.hasTag('open') ? 'use' : null;
};
/** An answer is awaited: nothing else can be asked for. */
export const isBusy = (snapshot: PictureActsSnapshot): boolean => snapshot.hasTag('busy');
/** The picture is on its way into the conversation of whom it shows. */
export const isUsingAtOnce = (snapshot: PictureActsSnapshot): boolean => snapshot.matches('usingAtOnce');
/** Why it could not be shown there; `null` when that did not fail. */
export const showFailureOf = (snapshot: PictureActsSnapshot): Failure | null =>
  snapshot.matches('resting') ? snapshot.context.failure : null;
/** Whom the picture can be shown to; `null` while that is not known. */
export const charactersOf = (snapshot: PictureActsSnapshot): readonly CharacterSummary[] | null =>
  snapshot.matches('choosingCharacter') || snapshot.matches('using') ? snapshot.context.characters : null;
export const hasCharactersFailed = (snapshot: PictureActsSnapshot): boolean => snapshot.matches('charactersFailed');
/** The picture is on its way into the conversation that was chosen. */
export const isUsingChosen = (snapshot: PictureActsSnapshot): boolean => snapshot.matches('using');
/** Whom it is being shown to. */
export const chosenIdOf = ({ context: { request } }: PictureActsSnapshot): string | null =>
  request?.kind === 'use' ? request.characterId : null;
