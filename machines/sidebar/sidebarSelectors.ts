import type { SnapshotFrom } from 'xstate';
import type { sidebarMachine } from './sidebarMachine.ts';

export type SidebarSnapshot = SnapshotFrom<typeof sidebarMachine>;

export const isSidebarVisible = (snapshot: SidebarSnapshot): boolean => snapshot.matches({ visibility: 'shown' });
/** At its full width, not at the mini one. */
export const isSidebarExpanded = (snapshot: SidebarSnapshot): boolean => snapshot.matches({ width: 'expanded' });
/** Whether the window is narrower than 1024 px. */
export const isMobile = (snapshot: SidebarSnapshot): boolean => snapshot.matches({ window: 'mobile' });
