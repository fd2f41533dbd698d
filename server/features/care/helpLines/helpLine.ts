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
  /** Where that number is for an ambulance alone: the one for the police. */
  readonly police?: string;
  /** For each kind of need, best first. */
  readonly lines: readonly HelpLine[];
}

/** What lines for any crisis are for. */
export const CRISIS: readonly NeedKind[] = ['selfHarm', 'injury', 'harmToOthers'];
/** What poison control is for. */
export const POISON: readonly NeedKind[] = ['medical', 'injury'];
