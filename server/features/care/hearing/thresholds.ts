import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-26. */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.45,
  de: 0.449,
  es: 0.51,
  fr: 0.792,
  it: 0.63,
  pt: 0.763,
  nl: 0.818,
  pl: 0.654,
  ru: 0.694,
  tr: 0.648,
  ar: 0.586,
  hi: 0.708,
  zh: 0.515,
  ja: 0.63,
  ko: 0.613,
};
