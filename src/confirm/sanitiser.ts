type Sanitiser = (html: string) => DocumentFragment;

let sanitiser: Sanitiser | undefined;

/** Most messages are plain text, so that it loads with the first that is not. */
export const loadSanitiser = async (): Promise<void> => {
  sanitiser = (await import('./safeHtml.ts')).safeHtml;
};

/** Makes nodes of HTML that cannot harm, once `loadSanitiser` is done. */
export const sanitised: Sanitiser = (html) => {
  if (sanitiser === undefined) throw new Error('The sanitiser is not loaded yet');
  return sanitiser(html);
};
