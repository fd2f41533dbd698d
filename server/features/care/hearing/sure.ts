import type { SurePattern } from './lexicon.ts';

/** What a pattern is sure of. */
export type Label = readonly [kind: SurePattern['kind'], urgency: SurePattern['urgency'], about: SurePattern['about']];

const WIDE_GAP = ',? (?:[^ .!?]+ ){0,6}?';
const FAR_GAP = String.raw`\b.{0,60}?\b`;

/** For scripts with spaces: `≈` is a gap of up to six words, `…` one of up to 60 signs. */
export const withGaps = (pattern: string): string => pattern.replaceAll('≈', WIDE_GAP).replaceAll('…', FAR_GAP);

/**
 * A maker of sure patterns of one label, each a pattern, or a pattern and what excuses it; `excuse` excuses any of them, '' none. `spell`
 * turns the notation of a language into a pattern.
 */
export const sureWith =
  (spell: (pattern: string) => string) =>
  (
    [kind, urgency, about]: Label,
    excuse: string,
    patterns: readonly (string | readonly [pattern: string, unless: string])[],
  ): readonly SurePattern[] =>
    patterns.map((entry) => {
      const [pattern, own] = typeof entry === 'string' ? [entry, ''] : entry;
      const unless = [excuse, own].filter((one) => one !== '').join('|');
      return {
        kind,
        urgency,
        about,
        pattern: spell(pattern),
        ...(unless !== '' && { unless: spell(unless) }),
      };
    });

/** Sure patterns that use nothing but the gaps. */
export const sure = sureWith(withGaps);
