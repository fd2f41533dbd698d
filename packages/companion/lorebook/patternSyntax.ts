/** Part of a pattern. */
export type PatternNode =
  /** One character; `isNegated` turns the answer round after both cases were asked for. */
  | { readonly kind: 'one'; readonly accepts: (code: number) => boolean; readonly isNegated: boolean }
  | { readonly kind: 'anchor'; readonly anchor: '^' | '$' | 'b' | 'B' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

/** A pattern that is wrong, or that uses what is not matched in linear time. */
export class PatternError extends Error {}

type Accepts = (code: number) => boolean;

const isDigit: Accepts = (code) => code >= 48 && code <= 57;
/** As `\w` has it, without the letters of other scripts. */
export const isWordCode: Accepts = (code) =>
  isDigit(code) || code === 95 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isSpace: Accepts = (code) => /\s/u.test(String.fromCodePoint(code));
const isLineEnd: Accepts = (code) => code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
const not =
  (accepts: Accepts): Accepts =>
  (code) =>
    !accepts(code);
const only =
  (wanted: number): Accepts =>
  (code) =>
    code === wanted;

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

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const one = (accepts: Accepts, isNegated = false): PatternNode => ({ kind: 'one', accepts, isNegated });

/** Reads a pattern, without its slashes. Throws `PatternError`. */
export const parsePattern = (source: string, flags: string): PatternNode => {
  const characters = Array.from(source);
  let at = 0;

  const take = (): string => {
    const character = characters[at];
    if (character === undefined) throw new PatternError('ends too early');
    at += 1;
    return character;
  };

  const takeIf = (wanted: string): boolean => {
    if (characters[at] !== wanted) return false;
    at += 1;
    return true;
  };

  /** What the pattern says next, if it is of that form. */
  const takeMatch = (form: RegExp): RegExpExecArray | undefined => {
    const match = form.exec(characters.slice(at, at + 40).join(''));
    if (match !== null) at += Array.from(match[0]).length;
    return match ?? undefined;
  };

  /** The character or the set that is escaped, after the backslash. */
  const escaped = (): number | Accepts => {
    const character = take();
    const set = sets.get(character);
    if (set) return set;
    const control = controls.get(character);
    if (control !== undefined) return control;
    if (character === 'x' || character === 'u') {
      const digits = takeMatch(character === 'x' ? /^[\da-f]{2}/iu : /^[\da-f]{4}/iu);
      if (digits) return Number.parseInt(digits[0], 16);
    }
    if (/[\p{L}\p{N}_]/u.test(character)) throw new PatternError('an escape that is not read');
    return codeOf(character);
  };

  const classPart = (): number | Accepts => {
    if (!takeIf('\\')) return codeOf(take());
    return takeIf('b') ? 8 : escaped();
  };

  const characterClass = (): PatternNode => {
    const isNegated = takeIf('^');
    const parts: Accepts[] = [];
    const add = (part: number | Accepts) => parts.push(typeof part === 'number' ? only(part) : part);
    while (!takeIf(']')) {
      const from = classPart();
      if (characters[at] !== '-' || characters[at + 1] === ']' || typeof from !== 'number') {
        add(from);
        continue;
      }
      at += 1;
      const to = classPart();
      if (typeof to === 'number') {
        if (to < from) throw new PatternError('a range the wrong way round');
        parts.push((code) => code >= from && code <= to);
      } else {
        add(from);
        add(codeOf('-'));
        add(to);
      }
    }
    return one((code) => parts.some((accepts) => accepts(code)), isNegated);
  };

  const group = (): PatternNode => {
    if (characters[at] === '?' && takeMatch(/^\?(?::|<[a-z_$][\w$]*>)/iu) === undefined)
      throw new PatternError('look-around');
    const inner = choice();
    if (!takeIf(')')) throw new PatternError('a group that does not end');
    return inner;
  };

  const atom = (): PatternNode => {
    const character = take();
    switch (character) {
      case '(':
        return group();
      case '[':
        return characterClass();
      case '.':
        return flags.includes('s') ? one(() => true) : one(isLineEnd, true);
      case '^':
      case '$':
        return { kind: 'anchor', anchor: character };
      case '\\': {
        const boundary = characters[at];
        if (boundary === 'b' || boundary === 'B') {
          at += 1;
          return { kind: 'anchor', anchor: boundary };
        }
        const part = escaped();
        return one(typeof part === 'number' ? only(part) : part);
      }
      case '*':
      case '+':
      case '?':
      case '{':
        throw new PatternError('nothing to repeat');
      default:
        return one(only(codeOf(character)));
    }
  };

  const repeated = (part: PatternNode): PatternNode => {
    const form = takeMatch(/^(?:[*+?]|\{(\d{1,3})(,?)(\d{0,3})\})\??/u);
    if (form === undefined) return part;
    if (part.kind === 'anchor' || /^[*+?{]/u.test(characters[at] ?? '')) throw new PatternError('nothing to repeat');
    const [whole, least = '', comma = '', most = ''] = form;
    if (whole.startsWith('*')) return { kind: 'repeat', part, min: 0, max: Infinity };
    if (whole.startsWith('+')) return { kind: 'repeat', part, min: 1, max: Infinity };
    if (whole.startsWith('?')) return { kind: 'repeat', part, min: 0, max: 1 };
    const min = Number(least);
    if (comma === '' && most !== '') throw new PatternError('an odd count');
    const max = comma === '' ? min : most === '' ? Infinity : Number(most);
    if (max < min) throw new PatternError('a count the wrong way round');
    return { kind: 'repeat', part, min, max };
  };

  const sequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };

  const choice = (): PatternNode => {
    const parts = [sequence()];
    while (takeIf('|')) parts.push(sequence());
    return { kind: 'choice', parts };
  };

  const whole = choice();
  if (at < characters.length) throw new PatternError('a bracket too many');
  return whole;
};
