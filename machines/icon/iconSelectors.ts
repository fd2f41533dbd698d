import type { SnapshotFrom } from 'xstate';
import type { iconMachine } from './iconMachine.ts';

type IconSnapshot = SnapshotFrom<typeof iconMachine>;

/** The drawing; `null` as long as it is not there. */
export const selectSvg = ({ context }: IconSnapshot): string | null => context.svg;

/** Whether there will be no drawing. */
export const selectIsFailed = (snapshot: IconSnapshot): boolean => snapshot.hasTag('failed');
