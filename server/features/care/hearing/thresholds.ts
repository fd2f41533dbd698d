import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-27. */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.55,
  de: 0.59,
  es: 0.6,
  fr: 0.55,
  it: 0.65,
  pt: 0.65,
  nl: 0.55,
  pl: 0.65,
  ru: 0.65,
  tr: 0.55,
  ar: 0.55,
  hi: 0.63,
  zh: 0.55,
  ja: 0.55,
  ko: 0.55,
};
