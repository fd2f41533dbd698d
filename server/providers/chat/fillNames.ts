const placeholder = /\{\{\s*(user|char)\s*\}\}|<(user|bot|char)>/giu;

/** Puts names where a card has `{{user}}`, `{{char}}`, `<USER>`, `<BOT>` or `<CHAR>`, in any case. A name that holds one stays as it is. */
export const fillNames = (text: string, names: { readonly user: string; readonly char: string }): string =>
  text.replace(placeholder, (_, braced: string | undefined, angled: string | undefined) =>
    (braced ?? angled)?.toLowerCase() === 'user' ? names.user : names.char,
  );
