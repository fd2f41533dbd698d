import type { NeedKind } from '#contract/care.ts';
import { ZA, EG, MA } from './helpLines/africa.ts';
import { IN, SG, CN, TW, HK, JP, KR, PH } from './helpLines/asia.ts';
import { DE, AT, CH } from './helpLines/centralEurope.ts';
import { PL, RU, UA } from './helpLines/easternEurope.ts';
import type { HelpCountry, HelpLine } from './helpLines/helpLine.ts';
import { US, CA, MX } from './helpLines/northAmerica.ts';
import { GB, IE, SE, NO, DK, FI } from './helpLines/northernEurope.ts';
import { AU, NZ } from './helpLines/oceania.ts';
import { AR, CO, CL, PE, BR } from './helpLines/southAmerica.ts';
import { ES, IT, PT } from './helpLines/southernEurope.ts';
import { TR, SA, AE, IL } from './helpLines/westernAsia.ts';
import { FR, BE, LU, NL } from './helpLines/westernEurope.ts';

export type { HelpLine };

/** By ISO 3166-1 alpha-2 code. */
export const HELP_COUNTRIES: Readonly<Record<string, HelpCountry>> = {
  US,
  CA,
  GB,
  IE,
  AU,
  NZ,
  IN,
  ZA,
  SG,
  DE,
  AT,
  CH,
  ES,
  MX,
  AR,
  CO,
  CL,
  PE,
  FR,
  BE,
  LU,
  IT,
  PT,
  BR,
  NL,
  PL,
  RU,
  UA,
  TR,
  EG,
  SA,
  AE,
  MA,
  CN,
  TW,
  HK,
  JP,
  KR,
  SE,
  NO,
  DK,
  FI,
  IL,
  PH,
};

/** Which lines fit a need: those for the first kind, then those for the next. */
const FITTING: Readonly<Record<NeedKind, readonly NeedKind[]>> = {
  selfHarm: ['selfHarm'],
  injury: ['medical', 'selfHarm'],
  eating: ['eating', 'selfHarm'],
  abuse: ['abuse'],
  sexualViolence: ['sexualViolence', 'abuse'],
  harmToOthers: ['harmToOthers'],
  medical: ['medical'],
};

const MOST_LINES = 3;

const linesFor = (lines: readonly HelpLine[], kinds: readonly NeedKind[]): readonly HelpLine[] => [
  ...new Set(kinds.flatMap((kind) => lines.filter((line) => line.for.includes(kind)))),
];

const isViolence = (kind: NeedKind): boolean =>
  kind === 'abuse' || kind === 'sexualViolence' || kind === 'harmToOthers';

/**
 * At most three lines of a country that fit a need, best first; its crisis lines where it has none for it. No lines and
 * no emergency number for a country that is not known.
 */
export const helpFor = (
  country: string | null,
  kind: NeedKind,
): { emergency: string | null; lines: readonly HelpLine[] } => {
  const help = country !== null && Object.hasOwn(HELP_COUNTRIES, country) ? HELP_COUNTRIES[country] : undefined;
  if (help === undefined) return { emergency: null, lines: [] };
  const fitting = linesFor(help.lines, FITTING[kind]);
  const lines = fitting.length > 0 ? fitting : linesFor(help.lines, FITTING.selfHarm);
  const emergency = isViolence(kind) ? (help.police ?? help.emergency) : help.emergency;
  return { emergency, lines: lines.slice(0, MOST_LINES) };
};
