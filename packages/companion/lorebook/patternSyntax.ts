import { type Accepts, isLineEnd, onlyCharacter, readClass, readEscaped } from './characterSets.ts';
import { cursorOf, PatternError } from './patternCursor.ts';

/** Part of a pattern. */
export type PatternNode =
  /** One character; `isNegated` turns the answer round after both cases were asked for. */
  | { readonly kind: 'one'; readonly accepts: Accepts; readonly isNegated: boolean }
  | { readonly kind: 'anchor'; readonly anchor: '^' | '$' | 'b' | 'B' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

const one = (accepts: Accepts, isNegated = false): PatternNode => ({ kind: 'one', accepts, isNegated });

/** Reads a pattern, without its slashes. Throws `PatternError`. */
export const parsePattern = (source: string, flags: string): PatternNode => {
  const cursor = cursorOf(source);

  const group = (): PatternNode => {
    if (cursor.peek() === '?' && cursor.takeMatch(/^\?(?::|<[a-z_$][\w$]*>)/iu) === undefined)
      throw new PatternError('look-around');
    const inner = choice();
    if (!cursor.takeIf(')')) throw new PatternError('a group that does not end');
    return inner;
  };

  const atom = (): PatternNode => {
    const character = cursor.take();
    switch (character) {
      case '(':
        return group();
      case '[':
        return { kind: 'one', ...readClass(cursor) };
      case '.':
        return flags.includes('s') ? one(() => true) : one(isLineEnd, true);
      case '^':
      case '$':
        return { kind: 'anchor', anchor: character };
      case '\\':
        if (cursor.takeIf('b')) return { kind: 'anchor', anchor: 'b' };
        if (cursor.takeIf('B')) return { kind: 'anchor', anchor: 'B' };
        return one(readEscaped(cursor));
      case '*':
      case '+':
      case '?':
      case '{':
        throw new PatternError('nothing to repeat');
      default:
        return one(onlyCharacter(character));
    }
  };

  const repeated = (part: PatternNode): PatternNode => {
    const form = cursor.takeMatch(/^(?:[*+?]|\{(\d{1,3})(,?)(\d{0,3})\})\??/u);
    if (form === undefined) return part;
    if (part.kind === 'anchor' || /^[*+?{]/u.test(cursor.peek() ?? '')) throw new PatternError('nothing to repeat');
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
    while (!cursor.isAtEnd() && cursor.peek() !== '|' && cursor.peek() !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };

  const choice = (): PatternNode => {
    const parts = [sequence()];
    while (cursor.takeIf('|')) parts.push(sequence());
    return { kind: 'choice', parts };
  };

  const whole = choice();
  if (!cursor.isAtEnd()) throw new PatternError('a bracket too many');
  return whole;
};
