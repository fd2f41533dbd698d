import { isAuthPage, paths } from '#src/addresses/paths.ts';

/** Where the person is, to come back to; home from the pages of signing in. */
export const here = (): string => {
  const { pathname, search, hash } = window.location;
  return isAuthPage(pathname) ? paths.home() : pathname + search + hash;
};
