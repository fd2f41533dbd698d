/** Session storage keeps where a signed-out person wanted to go under this key. */
const KEY = 'redirectPath';

export const readRedirectPath = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** `null` removes it. Without storage the path lasts as long as the page. */
export const writeRedirectPath = (path: string | null): void => {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Storage can be switched off; the route guard still remembers.
  }
};
