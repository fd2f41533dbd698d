import type { SnapshotFrom } from 'xstate';
import type { ownCharactersMachine } from './ownCharactersMachine.ts';

export type OwnCharactersSnapshot = SnapshotFrom<typeof ownCharactersMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: OwnCharactersSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.characters.length === 0 && snapshot.context.failure === null;
/** The person has no character of their own yet. */
export const isEmpty = (snapshot: OwnCharactersSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.characters.length === 0;
