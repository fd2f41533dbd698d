import { isDeepStrictEqual } from 'node:util';
import type { Edge, Situation } from './graph.ts';
import type { Stimulus } from './stimuli.ts';
import type { AnyModel } from './model.ts';
import { wordsOf } from './paths.ts';
import { createRunner, type Seen } from './runner.ts';

/** A person does it. */
export const isByUser = ({ description }: AnyModel, { kind, name }: Stimulus): boolean =>
  kind === 'event' && [description?.events[name]?.by ?? []].flat().includes('user');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The key of the intent that a call carries, by which the server knows it again; `null` without one. */
const intentIn = (input: unknown): string | null => {
  if (!isObject(input)) return null;
  if ('intentId' in input && typeof input.intentId === 'string') return input.intentId;
  return Object.values(input).reduce<string | null>((found, value) => found ?? intentIn(value), null);
};

const startsOf = ({ started }: Seen, actor: string): unknown[] =>
  started.filter(({ id }) => id === actor).map(({ input }) => input);

/** Which starts of an actor spend: where some carry an intent, those without one only ask what became of it. */
const spendingStarts = (situations: readonly Situation[], actor: string): ((seen: Seen) => unknown[]) => {
  const inputs = situations.flatMap(({ edges }) => edges.flatMap(({ seen }) => startsOf(seen, actor)));
  const carriesIntents = inputs.some((input) => intentIn(input) !== null);
  return (seen) => startsOf(seen, actor).filter((input) => !carriesIntents || intentIn(input) !== null);
};

/** What came of a call is known, and that nothing was spent. */
const isRefusal = ({ isRefusal: says }: AnyModel, { kind, payload }: Stimulus): boolean =>
  kind === 'failed' && says?.(payload) === true;

/** Whether the last start of an actor on a way does anew what the start before did already, or may have done. */
const spendsAgain = (
  model: AnyModel,
  way: readonly Stimulus[],
  actor: string,
  spending: (seen: Seen) => unknown[],
): boolean => {
  const seen = createRunner(model.machine, model.input).run(way.map(({ event }) => event));
  const starts = seen.flatMap((step, at) => spending(step).map((input) => ({ at, input })));
  const [before, last] = starts.slice(-2);
  if (!before || !last || last.at !== way.length || seen.some(({ accepted }) => !accepted)) return false;
  const heard = way.slice(before.at, last.at).filter(({ kind, name }) => kind !== 'event' && name === actor);
  if (heard.some((one) => isRefusal(model, one))) return false;
  const isSame = isDeepStrictEqual(intentIn(before.input) ?? before.input, intentIn(last.input) ?? last.input);
  return !isSame || heard.some(({ kind }) => kind === 'done');
};

/** It failed, and nobody said anything since. */
const failsByItself = (steps: readonly Stimulus[], actor: string): boolean =>
  steps.some(({ kind, name }) => kind === 'failed' && name === actor) && steps.every(({ kind }) => kind !== 'event');

/**
 * A way on which an actor that spends is started again without the person having done anything since, and not as a
 * repetition of a call whose outcome is not known; `null` where there is none.
 */
export const doubleSpending = (model: AnyModel, situations: readonly Situation[]): string | null => {
  const actors = Object.entries(model.description?.actors ?? {}).flatMap(([name, { spends }]) =>
    spends ? [name] : [],
  );
  for (const actor of actors) {
    const spending = spendingStarts(situations, actor);
    const starts = ({ seen }: Edge): boolean => spending(seen).length > 0;
    for (const first of situations.flatMap(({ edges }) => edges).filter(starts)) {
      const met = new Set([first.to]);
      const around = [{ at: first.to, way: first.way }];
      for (const { at, way } of around) {
        for (const edge of at.edges) {
          if (isByUser(model, edge.stimulus)) continue;
          const on = [...way, edge.stimulus];
          if (starts(edge)) {
            if (spendsAgain(model, on, actor, spending)) return `${wordsOf(on)}: ${actor} spends again by itself`;
            if (edge.to === first.to && failsByItself(on.slice(first.way.length), actor))
              return `${wordsOf(on)}: ${actor} fails and begins again for ever`;
          } else if (!met.has(edge.to)) {
            met.add(edge.to);
            around.push({ at: edge.to, way: on });
          }
        }
      }
    }
  }
  return null;
};
