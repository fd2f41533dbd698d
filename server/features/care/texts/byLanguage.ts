import type { CareLanguage } from '#contract/care.ts';
import { ar } from './ar.ts';
import type { CareTexts } from './careTexts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const careTexts: Readonly<Record<CareLanguage, CareTexts>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
  ru,
  tr,
  ar,
  hi,
  zh,
  ja,
  ko,
};
