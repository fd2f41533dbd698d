import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-25. */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.544,
  de: 0.557,
  es: 0.557,
  fr: 0.663,
  it: 0.61,
  pt: 0.534,
  nl: 0.779,
  pl: 0.61,
  ru: 0.536,
  tr: 0.598,
  ar: 0.424,
  hi: 0.604,
  zh: 0.506,
  ja: 0.61,
  ko: 0.556,
};
