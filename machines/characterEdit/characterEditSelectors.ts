import type { SnapshotFrom } from 'xstate';
import type { characterEditMachine } from './characterEditMachine.ts';
import { differs } from './editValues.ts';

export type CharacterEditSnapshot = SnapshotFrom<typeof characterEditMachine>;

export const isLoading = (snapshot: CharacterEditSnapshot): boolean => snapshot.matches('loading');
export const hasLoadFailed = (snapshot: CharacterEditSnapshot): boolean => snapshot.hasTag('failed');
/** An answer is awaited. */
export const isBusy = (snapshot: CharacterEditSnapshot): boolean => snapshot.hasTag('busy');
export const isSaving = (snapshot: CharacterEditSnapshot): boolean => snapshot.matches('saving');
/** Something was typed that leaving would lose. */
export const isDirty = ({ context: { saved, values } }: CharacterEditSnapshot): boolean => differs(saved, values);
export const isReadingLorebook = (snapshot: CharacterEditSnapshot): boolean => snapshot.matches('readingLorebook');
export const isSavingPortrait = (snapshot: CharacterEditSnapshot): boolean => snapshot.matches('savingPortrait');
/** The dialog about another portrait is there. */
export const isChoosingPortrait = (snapshot: CharacterEditSnapshot): boolean =>
  snapshot.matches('confirmingPortrait') || isSavingPortrait(snapshot);
export const isAskingFirst = (snapshot: CharacterEditSnapshot): boolean => snapshot.matches('confirmingLeave');
