import type { Walk } from './analysis.ts';
import { stimuliOf } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import type { Seen } from './runner.ts';
import { takesOf } from './takes.ts';
import { type Effect, effectsOf, json, placeOf } from './trace.ts';

/** Longer values stand once, below the table, by number. In characters. */
const LONG = 60;

const SAME = 'stays';

/** What is done in a place, and what comes of it: each line once. */
type Rows = Map<string, Set<string>>;

const numbering = () => {
  const numbers = new Map<string, number>();
  return {
    short: (value: string): string => {
      if (value.length <= LONG) return value;
      const number = numbers.get(value) ?? numbers.size + 1;
      numbers.set(value, number);
      return `[${number}]`;
    },
    list: (): string[] => [...numbers].map(([value, number]) => `[${number}] ${value}`),
  };
};

/** What tells situations of one place apart, by the model. */
const detailOf = ({ key, situation }: AnyModel, { snapshot }: Seen): string => {
  if (situation) return ` ${json(situation(snapshot))}`;
  return key ? ` ${json(key(snapshot.context))}` : '';
};

/**
 * Everything that a machine does, as a table that a person can review: by situation, each stimulus with where it leads and what it
 * does. Each line stands once, in the order of the walks. What is taken somewhere and not walked from there is named too.
 */
export const edgeTableOf = (model: AnyModel, walks: readonly Walk[]): string => {
  const takes = takesOf(stimuliOf(model));
  const situationOf = (seen: Seen): string => `${placeOf(seen)}${detailOf(model, seen)}`;
  const rows = new Map<string, Rows>();
  const rowsAt = (place: string): Rows => {
    const known = rows.get(place) ?? new Map<string, Set<string>>();
    rows.set(place, known);
    return known;
  };
  const { short, list } = numbering();
  const written = (effects: readonly Effect[]): string =>
    effects.map(([words, value]) => `; ${words} ${short(value)}`).join('');

  for (const { path, seen } of walks)
    for (const [index, now] of seen.entries()) {
      const before = seen[index - 1];
      const step = path.steps[index - 1];
      const place = before === undefined ? 'At the start' : situationOf(before);
      const there = situationOf(now);
      const at = rowsAt(place);
      const words = step?.words ?? 'begins';
      const outcome = `${there === place ? SAME : there}${written(effectsOf(now, before))}`;
      at.set(words, (at.get(words) ?? new Set()).add(outcome));
      const from = rowsAt(there);
      for (const taken of takes(now.snapshot)) if (!from.has(taken.words)) from.set(taken.words, new Set());
    }

  const tables = [...rows].flatMap(([place, at]) => [
    place,
    ...[...at].flatMap(([words, outcomes]) =>
      outcomes.size === 0
        ? [`  ${words} → not walked from here`]
        : [...outcomes].map((outcome) => `  ${words} → ${outcome}`),
    ),
    '',
  ]);
  return [...tables, ...list(), ''].join('\n');
};
