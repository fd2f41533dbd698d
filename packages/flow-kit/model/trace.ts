import { isDeepStrictEqual } from 'node:util';
import type { StateValue } from 'xstate';
import type { Path } from './paths.ts';
import type { Seen } from './runner.ts';
import type { Takes } from './takes.ts';

const leaves = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : leaves(inner).map((leaf) => (leaf === '' ? key : `${key}.${leaf}`)),
      );

/** JSON that tells `undefined` from nothing. */
export const json = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? 'undefined' : inner)) ?? 'undefined';

const changes = (before: object, after: object): [string, unknown][] => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).filter(([key, value]) => !old.has(key) || !isDeepStrictEqual(old.get(key), value));
};

/** Where a machine stands: its states, tags, and whether it has ended. */
export const placeOf = ({ snapshot, accepted }: Seen): string => {
  const tags = [...snapshot.tags].sort().map((tag) => ` #${tag}`);
  const status = snapshot.status === 'active' ? '' : ` (${snapshot.status})`;
  return `${leaves(snapshot.value).join(', ')}${tags.join('')}${status}${accepted ? '' : ' (not accepted)'}`;
};

/** What a step did: in words, with a value as JSON. */
export type Effect = readonly [words: string, value: string];

/** What a step did beside leading elsewhere; of the context what changed. */
export const effectsOf = (seen: Seen, before: Seen | undefined): Effect[] => [
  ...changes(before?.snapshot.context ?? {}, seen.snapshot.context).map(([key, value]): Effect => [
    `${key} =`,
    json(value),
  ]),
  ...(seen.snapshot.output === undefined ? [] : [['output', json(seen.snapshot.output)] satisfies Effect]),
  ...seen.started.map(({ id, input }): Effect => [`starts ${id}`, json(input)]),
  ...seen.sent.map(({ to, event }): Effect => [`sends ${to}`, json(event)]),
  ...seen.timers.map((milliseconds): Effect => ['sets', `${milliseconds} ms`]),
  ...seen.emitted.map((event): Effect => ['emits', json(event)]),
];

const told = (seen: Seen, before: Seen | undefined): string[] => [
  `  ${placeOf(seen)}`,
  ...effectsOf(seen, before).map(([words, value]) => `    ${words} ${value}`),
];

/**
 * One walk of a path in lines that a person can review. Told is what no earlier path has told: of the steps the new ones,
 * of the context what changed, and of a situation that is met for the first time everything that it takes.
 */
export const traceOf = (path: Path, seen: readonly Seen[], takes: Takes): string => {
  const lines = seen.flatMap((now, index) => {
    if (index <= path.known) return [];
    const step = path.steps[index - 1];
    const taken = path.discoveries.includes(index) ? takes(now.snapshot).map(({ words }) => `    takes ${words}`) : [];
    return [...(step ? [`> ${step.words}`] : []), ...told(now, seen[index - 1]), ...taken];
  });
  return [path.title, ...lines, ''].join('\n');
};
