import { keptKeys, writeKept } from './keptStore.ts';
import { storedKeys, writeStored } from './sessionStore.ts';

/**
 * Session storage keeps what was typed or asked for in each conversation, and is not with the server yet, under this and the character's id;
 * local storage, which outlives the tab, under this, whose it is, and the character's id.
 */
export const UNSENT_PREFIX = 'unsent:';

/** Session storage keeps what was said in each meeting before there was an account under this and the character's id. */
export const MEETING_PREFIX = 'meeting:';

/** Nothing that somebody typed stays for the next person. */
export const forgetUnsent = (): void => {
  for (const key of storedKeys())
    if (key.startsWith(UNSENT_PREFIX) || key.startsWith(MEETING_PREFIX)) writeStored(key, null);
};

/** The same of what outlives its tab. */
export const forgetOutliving = (): void => {
  for (const key of keptKeys()) if (key.startsWith(UNSENT_PREFIX)) writeKept(key, null);
};
