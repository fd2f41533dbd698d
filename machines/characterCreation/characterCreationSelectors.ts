import type { SnapshotFrom } from 'xstate';
import type { CreationStatus, OwnCharacter } from '#contract/ownCharacter.ts';
import type { Refusal } from '#contract/characterDraft.ts';
import type { Failure } from '#machines/failure.ts';
import type { characterCreationMachine } from './characterCreationMachine.ts';
import type { KeptCreation, Subject } from './characterCreationSetup.ts';

export type CharacterCreationSnapshot = SnapshotFrom<typeof characterCreationMachine>;

/** What a screen tells of the making; `null` where nothing is made. */
export type CreationView =
  | 'creating'
  | 'tokensNeeded'
  | 'notCreated'
  | 'following'
  | 'givenUp'
  | 'ready'
  | 'refused'
  | 'failed'
  | 'gone';

export const viewOf = (snapshot: CharacterCreationSnapshot): CreationView | null => {
  if (snapshot.hasTag('following')) return 'following';
  if (snapshot.matches('creating') || snapshot.matches('retrying')) return 'creating';
  const views = ['tokensNeeded', 'notCreated', 'givenUp', 'ready', 'refused', 'failed', 'gone'] as const;
  return views.find((view) => snapshot.matches(view)) ?? null;
};
export const subjectOf = ({ context }: CharacterCreationSnapshot): Subject | null => context.subject;
export const characterIdOf = ({ context }: CharacterCreationSnapshot): string | null => context.characterId;
export const statusOf = ({ context }: CharacterCreationSnapshot): CreationStatus | null =>
  context.creation?.status ?? null;
/** Characters that come first. */
export const placeOf = ({ context }: CharacterCreationSnapshot): number => context.creation?.place ?? 0;
/** In per cent. */
export const progressOf = ({ context }: CharacterCreationSnapshot): number => context.creation?.progress ?? 0;
export const refusalOf = ({ context }: CharacterCreationSnapshot): Refusal | null => context.creation?.refusal ?? null;
/** Who was made; `null` before, and where they could not be loaded. */
export const characterOf = ({ context }: CharacterCreationSnapshot): OwnCharacter | null => context.character;
/** The portrait may still be on its way. */
export const isRevealing = (snapshot: CharacterCreationSnapshot): boolean => snapshot.matches({ ready: 'revealing' });
export const failureOf = ({ context }: CharacterCreationSnapshot): Failure | null => context.failure;

/** What is worth keeping; `null` where nothing is made, or what came of it was read. */
export const keptOf = ({ context }: CharacterCreationSnapshot): KeptCreation | null => {
  const { subject, request, characterId, needsTokens } = context;
  return subject === null ? null : { subject, request, characterId, needsTokens };
};
