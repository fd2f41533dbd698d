import type { SnapshotFrom } from 'xstate';
import type { CareYear } from '#contract/careCounts.ts';
import type { Failure } from '#machines/failure.ts';
import type { careCountsMachine } from './careCountsMachine.ts';

export type CareCountsSnapshot = SnapshotFrom<typeof careCountsMachine>;

/** Nothing is known yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: CareCountsSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.years === null;
/** `null` before they are known. */
export const yearsOf = ({ context }: CareCountsSnapshot): readonly CareYear[] | null => context.years;
/** Why nothing could be loaded; `null` where that has not failed. */
export const failureShown = ({ context }: CareCountsSnapshot): Failure | null => context.failure;
