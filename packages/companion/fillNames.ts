/** What people and companions are called. */
export interface Names {
  readonly user: string;
  readonly char: string;
}

const placeholder = /\{\{\s*(user|char)\s*\}\}|<(user|bot|char)>/giu;

/** Puts names where a card has `{{user}}`, `{{char}}`, `<USER>`, `<BOT>` or `<CHAR>`, in any case. A name that holds one stays as it is. */
export const fillNames = (text: string, names: Names): string =>
  text.replace(placeholder, (_, braced: string | undefined, angled: string | undefined) =>
    (braced ?? angled)?.toLowerCase() === 'user' ? names.user : names.char,
  );

/** How much at the end of a text may become a placeholder. */
const openEnd = /(?:\{|\{\{\s{0,8}(?:[a-z]{1,4}\s{0,8}\}?)?|<[a-z]{0,4})$/iu;

/** An answer as far as it is written, with names in it, without the beginning of a placeholder at its end. */
export const fillWritten = (text: string, names: Names): string => fillNames(text.replace(openEnd, ''), names);
