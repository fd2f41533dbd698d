import { sureWith } from '../../sure.ts';

const WIDE_GAP = String.raw`(?:[^\p{L}\p{N}.!?\n]+[\p{L}\p{M}\p{N}]+){0,6}?[^\p{L}\p{N}.!?\n]+`;
const FAR_GAP = String.raw`[^\p{L}\p{N}](?:.{0,80}?[^\p{L}\p{N}])?`;

const widened = (pattern: string): string =>
  pattern
    .replaceAll('≈', WIDE_GAP)
    .replaceAll('…', FAR_GAP)
    .replace(/¬\(([^()]*)\)/gu, '(?![ ,]+(?:$1)(?![a-z]))')
    .replace(/∋\(([^()]*)\)/gu, '(?=.*(?<![a-z])(?:$1)(?![a-z]))');

/**
 * English sure patterns. `≈` is a gap of up to six words, `…` one of up to 80 signs, `¬(a|b)` forbids the next word, `∋(a|b)` asks for a
 * word further on.
 */
export const sure = sureWith(widened);
