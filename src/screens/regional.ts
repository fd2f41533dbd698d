const languageOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** A language as it is written in the region that somebody prefers: `en` by somebody who asks for `en-GB` is `en-GB`. */
export const regional = (locale: string, preferred: readonly string[]): string =>
  preferred.find((tag) => languageOf(tag) === languageOf(locale)) ?? locale;
