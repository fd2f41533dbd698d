import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-25. */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.544,
  de: 0.547,
  es: 0.496,
  fr: 0.709,
  it: 0.643,
  pt: 0.547,
  nl: 0.802,
  pl: 0.56,
  ru: 0.641,
  tr: 0.557,
  ar: 0.505,
  hi: 0.69,
  zh: 0.502,
  ja: 0.594,
  ko: 0.555,
};
