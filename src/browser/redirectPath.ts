import { readStored, writeStored } from './sessionStore.ts';

/** Session storage keeps where a signed-out person wanted to go under this key. */
const KEY = 'redirectPath';

export const readRedirectPath = (): string | null => readStored(KEY);

/** `null` removes it. Without storage the route guard remembers the path as long as the page lasts. */
export const writeRedirectPath = (path: string | null): void => {
  writeStored(KEY, path);
};
