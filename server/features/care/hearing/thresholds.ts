import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-29, with what it hears of the sets that it was chosen by (bench/care/apart/L, N, O, R). */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.45, // recall 98.3 % of 460, false alarms 4.3 % of 888
  de: 0.47, // recall 96.5 % of 289, false alarms 4.8 % of 558
  es: 0.45, // recall 98.3 % of 290, false alarms 4.2 % of 572
  fr: 0.45, // recall 96.8 % of 95, false alarms 3.7 % of 188
  it: 0.45, // recall 88.4 % of 95, false alarms 5.9 % of 186
  pt: 0.47, // recall 96.8 % of 95, false alarms 5.9 % of 186
  nl: 0.48, // recall 94.7 % of 95, false alarms 5.8 % of 190
  pl: 0.45, // recall 93.7 % of 95, false alarms 4.8 % of 189
  ru: 0.59, // recall 95.7 % of 94, false alarms 5.9 % of 188
  tr: 0.45, // recall 98.9 % of 94, false alarms 4.9 % of 185
  ar: 0.45, // recall 92.6 % of 94, false alarms 5.9 % of 185
  hi: 0.45, // recall 98.9 % of 95, false alarms 4.8 % of 187
  zh: 0.45, // recall 98.9 % of 94, false alarms 4.8 % of 188
  ja: 0.5, // recall 100.0 % of 94, false alarms 5.9 % of 185
  ko: 0.52, // recall 95.7 % of 94, false alarms 5.9 % of 186
};
