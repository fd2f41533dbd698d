/** Session storage keeps what was typed in each conversation under this and the character's id. */
const PREFIX = 'draft:';

export const readDraft = (characterId: string): string => {
  try {
    return sessionStorage.getItem(PREFIX + characterId) ?? '';
  } catch {
    return '';
  }
};

/** An empty one removes it. Without storage a draft lasts as long as the page. */
export const writeDraft = (characterId: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + characterId);
    else sessionStorage.setItem(PREFIX + characterId, text);
  } catch {
    // Storage can be switched off; the flow still remembers.
  }
};

/** Nothing that somebody typed stays for the next person. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
};
