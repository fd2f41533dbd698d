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
const json = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? 'undefined' : inner)) ?? 'undefined';

const changes = (before: object, after: object): [string, unknown][] => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).filter(([key, value]) => !old.has(key) || !isDeepStrictEqual(old.get(key), value));
};

const told = (seen: Seen, before: Seen | undefined): string[] => {
  const { snapshot, accepted } = seen;
  const tags = [...snapshot.tags].sort().map((tag) => ` #${tag}`);
  const status = snapshot.status === 'active' ? '' : ` (${snapshot.status})`;
  return [
    `  ${leaves(snapshot.value).join(', ')}${tags.join('')}${status}${accepted ? '' : ' (not accepted)'}`,
    ...changes(before?.snapshot.context ?? {}, snapshot.context).map(([key, value]) => `    ${key} = ${json(value)}`),
    ...(snapshot.output === undefined ? [] : [`    output ${json(snapshot.output)}`]),
    ...seen.started.map(({ id, input }) => `    starts ${id} ${json(input)}`),
    ...seen.sent.map(({ to, event }) => `    sends ${to} ${json(event)}`),
    ...seen.timers.map((milliseconds) => `    sets ${milliseconds} ms`),
    ...seen.emitted.map((event) => `    emits ${json(event)}`),
  ];
};

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
