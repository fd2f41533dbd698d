import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-29, with what it hears of the sets that it was chosen by (bench/care/apart/L, N, O, R). */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.42, // recall 98.5 % of 460, false alarms 4.7 % of 888
  de: 0.48, // recall 96.9 % of 289, false alarms 4.8 % of 558
  es: 0.42, // recall 99.0 % of 290, false alarms 4.7 % of 572
  fr: 0.42, // recall 97.9 % of 95, false alarms 4.8 % of 188
  it: 0.51, // recall 89.5 % of 95, false alarms 5.9 % of 186
  pt: 0.47, // recall 95.8 % of 95, false alarms 5.9 % of 186
  nl: 0.42, // recall 95.8 % of 95, false alarms 5.8 % of 190
  pl: 0.42, // recall 93.7 % of 95, false alarms 5.8 % of 189
  ru: 0.56, // recall 96.8 % of 94, false alarms 5.9 % of 188
  tr: 0.42, // recall 98.9 % of 94, false alarms 5.4 % of 185
  ar: 0.42, // recall 93.6 % of 94, false alarms 3.8 % of 185
  hi: 0.42, // recall 100.0 % of 95, false alarms 5.3 % of 187
  zh: 0.42, // recall 95.7 % of 94, false alarms 5.9 % of 188
  ja: 0.48, // recall 98.9 % of 94, false alarms 5.9 % of 185
  ko: 0.46, // recall 94.7 % of 94, false alarms 5.4 % of 186
};
