import { writeKept } from './keptStore.ts';

/** Local storage keeps what is being made under these. Another shape gets another key. */
export const DRAFT_KEY = 'characterDraft.v1';
export const CREATION_KEY = 'characterCreation.v1';
export const PICTURES_KEY = 'pictureTask.v1';
/** What a visitor has said to a character first, until the account is there. */
export const FIRST_LINE_KEY = 'firstLine.v1';

/** Nothing that somebody entered stays for the next person. */
export const clearPersistentStore = (): void => {
  writeKept(DRAFT_KEY, null);
  writeKept(CREATION_KEY, null);
  writeKept(PICTURES_KEY, null);
  writeKept(FIRST_LINE_KEY, null);
};
