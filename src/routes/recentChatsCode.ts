import type { ComponentType, ReactNode } from 'react';

type RecentChats = ComponentType<{ hero: ReactNode }>;

let known: RecentChats | undefined;

/** What home begins with for whoever is signed in, once its code is there: then it is drawn without a wait. */
export const knownRecentChats = (): RecentChats | undefined => known;

/** Loads that code, which is for nobody else. */
export const loadRecentChats = async (): Promise<{ default: RecentChats }> => {
  const code = await import('./RecentChats.tsx');
  known = code.default;
  return code;
};
