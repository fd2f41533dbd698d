import { type PatternCursor, PatternError } from './patternCursor.ts';

/** Whether a character, by its code, is one of a set. */
export type Accepts = (code: number) => boolean;

const isDigit: Accepts = (code) => code >= 48 && code <= 57;
/** As `\w` has it, without the letters of other scripts. */
export const isWordCode: Accepts = (code) =>
  isDigit(code) || code === 95 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isSpace: Accepts = (code) => /\s/u.test(String.fromCodePoint(code));
/** What `.` leaves out. */
export const isLineEnd: Accepts = (code) => code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
const not =
  (accepts: Accepts): Accepts =>
  (code) =>
    !accepts(code);

const sets = new Map<string, Accepts>([
  ['d', isDigit],
  ['D', not(isDigit)],
  ['w', isWordCode],
  ['W', not(isWordCode)],
  ['s', isSpace],
  ['S', not(isSpace)],
]);
const controls = new Map<string, number>([
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
]);

/** A character, by its code, or a set of them. */
type Characters = number | Accepts;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const only =
  (wanted: number): Accepts =>
  (code) =>
    code === wanted;
const acceptsOf = (part: Characters): Accepts => (typeof part === 'number' ? only(part) : part);

/** The set of one character alone. */
export const onlyCharacter = (character: string): Accepts => only(codeOf(character));

const escapedPart = (cursor: PatternCursor): Characters => {
  const character = cursor.take();
  const set = sets.get(character);
  if (set) return set;
  const control = controls.get(character);
  if (control !== undefined) return control;
  if (character === 'x' || character === 'u') {
    const digits = cursor.takeMatch(character === 'x' ? /^[\da-f]{2}/iu : /^[\da-f]{4}/iu);
    if (digits) return Number.parseInt(digits[0], 16);
  }
  if (/[\p{L}\p{N}_]/u.test(character)) throw new PatternError('an escape that is not read');
  return codeOf(character);
};

/** Reads the character or the set that is escaped, after the backslash. */
export const readEscaped = (cursor: PatternCursor): Accepts => acceptsOf(escapedPart(cursor));

const classPart = (cursor: PatternCursor): Characters => {
  if (!cursor.takeIf('\\')) return codeOf(cursor.take());
  return cursor.takeIf('b') ? 8 : escapedPart(cursor);
};

/** Reads a class, after its opening bracket: what stands in it, and whether that is left out instead. */
export const readClass = (cursor: PatternCursor): { readonly accepts: Accepts; readonly isNegated: boolean } => {
  const isNegated = cursor.takeIf('^');
  const parts: Accepts[] = [];
  while (!cursor.takeIf(']')) {
    const from = classPart(cursor);
    if (cursor.peek() !== '-' || cursor.peek(1) === ']' || typeof from !== 'number') {
      parts.push(acceptsOf(from));
      continue;
    }
    cursor.take();
    const to = classPart(cursor);
    if (typeof to === 'number') {
      if (to < from) throw new PatternError('a range the wrong way round');
      parts.push((code) => code >= from && code <= to);
    } else parts.push(only(from), onlyCharacter('-'), to);
  }
  return { accepts: (code) => parts.some((accepts) => accepts(code)), isNegated };
};
