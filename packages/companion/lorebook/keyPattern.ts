import type { Character } from './searchedText.ts';
import { isWordCode } from './characterSets.ts';
import { PatternError } from './patternCursor.ts';
import { parsePattern, type PatternNode } from './patternSyntax.ts';

/** A longer pattern than people write. */
const SOURCE_MAX = 500;
/** Parts of a pattern after its repetitions are written out. */
const STATES_MAX = 2000;
/** What it costs to read a part of a pattern, in steps of a search. */
const READING_COST = 8;

/** Steps that patterns may still take together, both to be read and to be searched for. */
export interface Allowance {
  steps: number;
}

interface Place {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** A step of the automaton that a pattern becomes; numbers are indices of the steps that follow. */
type State =
  | { readonly kind: 'one'; readonly accepts: (cases: readonly number[]) => boolean; readonly next: number }
  | { readonly kind: 'anchor'; readonly holds: (place: Place) => boolean; readonly next: number }
  | { readonly kind: 'split'; readonly next: readonly number[] }
  | { readonly kind: 'end' };

export interface KeyPattern {
  readonly states: readonly State[];
  readonly start: number;
  readonly isCaseless: boolean;
}

const isWord = (code: number | undefined): boolean => code !== undefined && isWordCode(code);
const endsLine = (code: number | undefined): boolean =>
  code !== undefined && /[\n\r\u2028\u2029]/u.test(String.fromCodePoint(code));

const anchors = {
  '^':
    (isMultiline: boolean) =>
    ({ before }: Place) =>
      before === undefined || (isMultiline && endsLine(before)),
  $:
    (isMultiline: boolean) =>
    ({ after }: Place) =>
      after === undefined || (isMultiline && endsLine(after)),
  b:
    () =>
    ({ before, after }: Place) =>
      isWord(before) !== isWord(after),
  B:
    () =>
    ({ before, after }: Place) =>
      isWord(before) === isWord(after),
};

const compile = (pattern: PatternNode, flags: string, allowance: Allowance): KeyPattern => {
  const states: State[] = [{ kind: 'end' }];
  let work = 0;

  const push = (state: State): number => states.push(state) - 1;

  /** Adds the states of a node, which go on to `next`; gives the first of them. */
  const add = (node: PatternNode, next: number): number => {
    work += 1;
    allowance.steps -= READING_COST;
    if (work > STATES_MAX || allowance.steps < 0) throw new PatternError('too large');
    switch (node.kind) {
      case 'one':
        return push({ kind: 'one', next, accepts: (cases) => cases.some(node.accepts) !== node.isNegated });
      case 'anchor':
        return push({ kind: 'anchor', next, holds: anchors[node.anchor](flags.includes('m')) });
      case 'sequence':
        return node.parts.reduceRight((after, part) => add(part, after), next);
      case 'choice':
        return push({ kind: 'split', next: node.parts.map((part) => add(part, next)) });
      case 'repeat':
        return repeat(node, next);
    }
  };

  const repeat = ({ part, min, max }: PatternNode & { kind: 'repeat' }, next: number): number => {
    let first = next;
    if (max === Infinity) {
      const ways: number[] = [];
      first = push({ kind: 'split', next: ways });
      ways.push(add(part, first), next);
    } else
      for (let count = min; count < max; count += 1) first = push({ kind: 'split', next: [add(part, first), next] });
    for (let count = 0; count < min; count += 1) first = add(part, first);
    return first;
  };

  const start = add(pattern, 0);
  return { states, start, isCaseless: flags.includes('i') };
};

const form = /^\/([^]+)\/([gimsuy]*)$/u;

/** Whether a key is written as `/pattern/flags`; others are words. */
export const isPattern = (key: string): boolean => form.test(key);

/** The pattern of such a key; null for one that is wrong, not read here or beyond the allowance. */
export const keyPatternOf = (key: string, allowance: Allowance): KeyPattern | null => {
  const [, source = '', flags = ''] = form.exec(key) ?? [];
  allowance.steps -= source.length * READING_COST;
  if (source.length > SOURCE_MAX || allowance.steps < 0 || !/^(?!.*(.).*\1)[gimsu]*$/u.test(flags)) return null;
  try {
    return compile(parsePattern(source, flags), flags, allowance);
  } catch (error) {
    if (error instanceof PatternError) return null;
    throw error;
  }
};

/** Whether the pattern is found, all ways at once, so that the steps are at most states times characters; false beyond the allowance. */
export const isFoundIn = (
  { states, start, isCaseless }: KeyPattern,
  characters: readonly Character[],
  allowance: Allowance,
): boolean => {
  const seenAt = new Int32Array(states.length).fill(-1);
  let ways: number[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const character = characters[at];
    const place = { before: characters[at - 1]?.code, after: character?.code };
    const cases = (isCaseless ? character?.cases : character?.itself) ?? [];
    const open = ways;
    open.push(start);
    ways = [];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seenAt[index] === at) continue;
      seenAt[index] = at;
      allowance.steps -= 1;
      if (allowance.steps < 0) return false;
      const state = states[index];
      if (state?.kind === 'end') return true;
      if (state?.kind === 'split') open.push(...state.next);
      else if (state?.kind === 'anchor') {
        if (state.holds(place)) open.push(state.next);
      } else if (state?.kind === 'one' && character !== undefined && state.accepts(cases)) ways.push(state.next);
    }
  }
  return false;
};
