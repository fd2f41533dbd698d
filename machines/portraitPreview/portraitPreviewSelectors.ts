import type { SnapshotFrom } from 'xstate';
import type { portraitPreviewMachine } from './portraitPreviewMachine.ts';

export type PortraitPreviewSnapshot = SnapshotFrom<typeof portraitPreviewMachine>;

/** The looks on view; `null` before the first. */
export const shownOf = ({ context }: PortraitPreviewSnapshot): string | null => context.shown;
/** The looks whose picture is on its way; `null` when none is. */
export const comingOf = (snapshot: PortraitPreviewSnapshot): string | null =>
  snapshot.matches('painting') ? snapshot.context.wanted : null;
export const isPainting = (snapshot: PortraitPreviewSnapshot): boolean => snapshot.hasTag('busy');
export const hasFailed = (snapshot: PortraitPreviewSnapshot): boolean => snapshot.hasTag('failed');
