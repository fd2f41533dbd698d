import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-26. */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.451,
  de: 0.438,
  es: 0.477,
  fr: 0.759,
  it: 0.567,
  pt: 0.736,
  nl: 0.822,
  pl: 0.651,
  ru: 0.704,
  tr: 0.65,
  ar: 0.602,
  hi: 0.763,
  zh: 0.444,
  ja: 0.588,
  ko: 0.564,
};
