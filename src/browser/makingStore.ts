/** Local storage keeps what is being made under these. Another shape gets another key. */
export const DRAFT_KEY = 'characterDraft.v1';
export const CREATION_KEY = 'characterCreation.v1';
export const PICTURES_KEY = 'pictureTask.v1';
/** What a visitor has said to a character first, until the account is there. */
export const FIRST_LINE_KEY = 'firstLine.v1';

/** `null` when nothing is kept, or storage is switched off. */
export const readMaking = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** `null` removes it. Without storage the flows remember it as long as the page lasts. */
export const writeMaking = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
};

/** Nothing that somebody entered stays for the next person. */
export const forgetMaking = (): void => {
  writeMaking(DRAFT_KEY, null);
  writeMaking(CREATION_KEY, null);
  writeMaking(PICTURES_KEY, null);
  writeMaking(FIRST_LINE_KEY, null);
};
