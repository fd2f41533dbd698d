import type { SnapshotFrom } from 'xstate';
import type { ColorMode, colorModeMachine } from './colorModeMachine.ts';

export type ColorModeSnapshot = SnapshotFrom<typeof colorModeMachine>;

/** What the person chose. */
export const modeOf = ({ value }: ColorModeSnapshot): ColorMode => value;

/** In which colours the page is drawn. */
export const themeOf = (snapshot: ColorModeSnapshot): 'light' | 'dark' => {
  const mode = modeOf(snapshot);
  if (mode !== 'system') return mode;
  return snapshot.context.isDeviceDark ? 'dark' : 'light';
};
