import type { ComponentType, ReactNode } from 'react';

type Draw = (hero: ReactNode) => ReactNode;

let known: Draw | undefined;

/** Draws what home begins with for whoever is signed in, once its code is there: then nothing waits for it. */
export const knownRecentChats = (): Draw | undefined => known;

/** Loads that code, which is for nobody else. */
export const loadRecentChats = async (): Promise<{ default: ComponentType<{ hero: ReactNode }> }> => {
  const code = await import('./RecentChats.tsx');
  known = code.drawRecentChats;
  return code;
};
