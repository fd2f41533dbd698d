import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-29, with what it hears of the sets that it was chosen by (bench/care/apart/L, N, O). */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.5, // recall 97.3 % of 400, false alarms 3.4 % of 768
  de: 0.55, // recall 97.8 % of 229, false alarms 4.8 % of 438
  es: 0.5, // recall 97.8 % of 230, false alarms 4.2 % of 452
  fr: 0.5, // recall 100.0 % of 35, false alarms 2.9 % of 68
  it: 0.65, // recall 91.4 % of 35, false alarms 10.6 % of 66
  pt: 0.65, // recall 100.0 % of 35, false alarms 6.1 % of 66
  nl: 0.5, // recall 97.1 % of 35, false alarms 4.3 % of 70
  pl: 0.65, // recall 91.4 % of 35, false alarms 7.2 % of 69
  ru: 0.62, // recall 97.1 % of 34, false alarms 5.9 % of 68
  tr: 0.63, // recall 100.0 % of 34, false alarms 4.6 % of 65
  ar: 0.5, // recall 97.1 % of 34, false alarms 3.1 % of 65
  hi: 0.5, // recall 100.0 % of 35, false alarms 6.0 % of 67
  zh: 0.5, // recall 100.0 % of 34, false alarms 1.5 % of 68
  ja: 0.5, // recall 100.0 % of 34, false alarms 3.1 % of 65
  ko: 0.51, // recall 100.0 % of 34, false alarms 4.5 % of 66
};
