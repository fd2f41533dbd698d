import type { NeedKind } from '#contract/care.ts';

/** Where somebody in need reaches people. */
export interface HelpLine {
  /** As the line calls itself, in its own language. */
  readonly name: string;
  /** As one dials it inside the country; what to choose then stands in parentheses. None where the line only writes. */
  readonly call?: string;
  /** Number to text, with the keyword in parentheses if one is needed. */
  readonly text?: string;
  readonly address: string;
  /** What it is for. `medical` means poison control. */
  readonly for: readonly NeedKind[];
  /** Where the number was read, or the line's own address. */
  readonly source: string;
}

export interface HelpCountry {
  /** For danger to life: the number for everything, or, where there is none that works everywhere, for an ambulance. */
  readonly emergency: string;
  /** The authority whose number it is, or one that tells of it. */
  readonly emergencySource: string;
  /** Where that number is for an ambulance alone: the one for the police. */
  readonly police?: string;
  readonly policeSource?: string;
  /** When its numbers were last gone through; whoever hosts Liora looks them up at their sources before people rely on them. */
  readonly lookedAt: string;
  /** For each kind of need, best first. */
  readonly lines: readonly HelpLine[];
}

/** The European Union tells of 112 in its states, in Switzerland and in South Africa. */
export const EU_112 = 'https://europa.eu/youreurope/citizens/travel/security-and-emergencies/emergency/index_en.htm';

/** What lines for any crisis are for. */
export const CRISIS: readonly NeedKind[] = ['selfHarm', 'injury', 'harmToOthers'];
/** What poison control is for. */
export const POISON: readonly NeedKind[] = ['medical', 'injury'];
