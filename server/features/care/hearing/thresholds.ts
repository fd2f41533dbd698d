import type { CareLanguage } from '#contract/care.ts';

/** From which chance on somebody is taken to be in need, by language; written by `npm run care:train` on 2026-11-30, with what it hears of the sets that it was chosen by (bench/care/apart/L, N, O, R). */
export const thresholds: Readonly<Record<CareLanguage, number>> = {
  en: 0.48, // recall 97.6 % of 460, false alarms 4.5 % of 884
  de: 0.48, // recall 97.2 % of 288, false alarms 5.2 % of 556
  es: 0.48, // recall 99.0 % of 290, false alarms 4.6 % of 571
  fr: 0.45, // recall 95.8 % of 95, false alarms 4.3 % of 188
  it: 0.55, // recall 89.5 % of 95, false alarms 6.0 % of 184
  pt: 0.51, // recall 96.8 % of 95, false alarms 5.9 % of 186
  nl: 0.45, // recall 94.7 % of 95, false alarms 4.8 % of 189
  pl: 0.45, // recall 92.6 % of 95, false alarms 4.8 % of 188
  ru: 0.49, // recall 97.9 % of 94, false alarms 5.4 % of 186
  tr: 0.45, // recall 95.7 % of 94, false alarms 5.4 % of 184
  ar: 0.47, // recall 91.5 % of 94, false alarms 5.9 % of 185
  hi: 0.45, // recall 100.0 % of 95, false alarms 3.8 % of 184
  zh: 0.45, // recall 97.8 % of 93, false alarms 3.8 % of 186
  ja: 0.62, // recall 96.8 % of 93, false alarms 5.5 % of 182
  ko: 0.53, // recall 97.8 % of 93, false alarms 5.5 % of 183
};
