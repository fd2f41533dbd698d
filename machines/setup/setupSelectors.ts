import type { SnapshotFrom } from 'xstate';
import type { setupMachine } from './setupMachine.ts';

export type SetupSnapshot = SnapshotFrom<typeof setupMachine>;

/** Which modal is shown; `null` for none. */
export const modalOf = (
  snapshot: SetupSnapshot,
): 'nameAndPronoun' | 'ageSelection' | 'underAgeChangeAge' | 'underAge' | null => {
  if (snapshot.matches('nameAndPronoun')) return 'nameAndPronoun';
  if (snapshot.matches('ageSelection')) return 'ageSelection';
  if (snapshot.matches('underAgeChangeAge')) return 'underAgeChangeAge';
  return snapshot.matches('underAge') ? 'underAge' : null;
};

/** An answer is awaited. */
export const isBusy = (snapshot: SetupSnapshot): boolean => snapshot.hasTag('busy');
