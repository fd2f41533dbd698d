const placeholder = /\{\{\s*(user|char)\s*\}\}/giu;

/** Puts names where a card has `{{user}}` and `{{char}}`. */
export const fillNames = (text: string, names: { readonly user: string; readonly char: string }): string =>
  text.replace(placeholder, (_, who: string) => (who.toLowerCase() === 'user' ? names.user : names.char));
