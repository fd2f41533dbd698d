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
export const canCancel = (snapshot: SetupSnapshot): boolean => snapshot.can({ type: 'submit.cancelled' });

/** What is wrong with a field: a reason of the contract, or `null`. */
export const reasonOf =
  (field: 'name' | 'pronoun' | 'age') =>
  ({ context }: SetupSnapshot): string | null =>
    context.fields.find(({ path }) => path === field)?.reason ?? null;

/** Why the last call failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: SetupSnapshot): number | null => context.failure?.errNo ?? null;
