import { storedKeys, writeStored } from './sessionStore.ts';

/** Session storage keeps what was typed or asked for in each conversation, and is not with the server yet, under this and the character's id. */
export const UNSENT_PREFIX = 'unsent:';

/** Nothing that somebody typed stays for the next person. */
export const forgetUnsent = (): void => {
  for (const key of storedKeys()) if (key.startsWith(UNSENT_PREFIX)) writeStored(key, null);
};
