import type { AnyStateNode } from 'xstate';
import { nodesOf, stateIdOf } from '../machine/states.ts';
import { type Edge, type Situation, statesIn } from './graph.ts';
import type { AnyModel } from './model.ts';
import { wordsOf } from './paths.ts';
import { isByUser } from './spending.ts';

const isIn = ({ snapshot }: Situation, node: AnyStateNode): boolean => statesIn(snapshot).includes(stateIdOf(node));

/** Something is waited for that ends by itself, sooner or later. */
const waits = ({ description }: AnyModel, node: AnyStateNode): boolean =>
  node.tags.includes('busy') || node.invoke.some(({ id }) => description?.actors[id]?.done !== undefined);

const waitingIn = (model: AnyModel): AnyStateNode[] =>
  nodesOf(model.machine).filter((node) => node.parent !== undefined && waits(model, node));

/** It is left, if only to be entered anew for the next of its kind. */
const leaves =
  (node: AnyStateNode) =>
  ({ seen, to }: Edge): boolean =>
    !isIn(to, node) ||
    seen.taken.some(
      ({ source, target }) =>
        stateIdOf(source) === stateIdOf(node) && target?.every((one) => stateIdOf(one) !== stateIdOf(node)) === true,
    );

/** What is missing for a wait to end: an actor that fails has to be heard, and one that says nothing to be given up. */
const missingIn = ({ description }: AnyModel, node: AnyStateNode, { edges }: Situation): string | null => {
  const kinds = new Set(edges.filter(leaves(node)).map(({ stimulus }) => stimulus.kind));
  // Nothing tells what its actors are for.
  if (description === undefined) return kinds.has('after') || kinds.has('failed') ? null : 'time-out or failure';
  const works = node.invoke.some(({ id }) => description.actors[id]?.done !== undefined);
  if (works && !kinds.has('failed')) return 'failure';
  return kinds.has('after') || description.unlimited?.[stateIdOf(node)] !== undefined ? null : 'time-out';
};

/** Finds a state that waits and does not end by failure as well as by time-out. */
const endless = (model: AnyModel, situations: readonly Situation[]): string | null => {
  for (const node of waitingIn(model)) {
    for (const situation of situations.filter((one) => isIn(one, node))) {
      const missing = missingIn(model, node, situation);
      if (missing !== null) return `${wordsOf(situation.way) || 'start'}: ${stateIdOf(node)} is left by no ${missing}`;
    }
  }
  return null;
};

/**
 * Finds a state whose wait a person cannot give up although others of the flow can be given up by the same event: one that is taken only where
 * something is waited for, in at least half of those states.
 */
const ignoringCancel = (model: AnyModel, situations: readonly Situation[]): string | null => {
  const nodes = waitingIn(model).filter(({ type }) => type === 'atomic');
  const isBusy = (situation: Situation): boolean => nodes.some((node) => isIn(situation, node));
  const byUser = ({ edges }: Situation): Edge[] => edges.filter(({ stimulus }) => isByUser(model, stimulus));
  const namesIn = (edges: readonly Edge[]): string[] => edges.map(({ stimulus }) => stimulus.name);
  const elsewhere = new Set(situations.filter((one) => !isBusy(one)).flatMap((one) => namesIn(byUser(one))));
  const waiting = nodes.map((node) => {
    const inside = situations.filter((one) => isIn(one, node));
    const gives = new Set(namesIn(inside.flatMap(byUser).filter((edge) => leaves(node)(edge) && !isBusy(edge.to))));
    return { id: stateIdOf(node), way: inside[0]?.way ?? [], gives };
  });
  for (const name of new Set(waiting.flatMap(({ gives }) => [...gives]))) {
    const ignoring = waiting.filter(({ gives }) => !gives.has(name));
    const first = ignoring.find(({ id }) => model.description?.uncancellable?.[id] === undefined);
    if (first && !elsewhere.has(name) && ignoring.length <= waiting.length / 2)
      return `${wordsOf(first.way) || 'start'}: ${first.id} ignores ${name}, by which other waits are given up`;
  }
  return null;
};

/** What is said of a state for nothing: it waits without an end, or cannot be given up. */
const needless = (model: AnyModel): string | null => {
  const { unlimited = {}, uncancellable = {} } = model.description ?? {};
  const known = new Set(waitingIn(model).map(stateIdOf));
  const id = [...Object.keys(unlimited), ...Object.keys(uncancellable)].find((one) => !known.has(one));
  return id === undefined ? null : `${id} waits for nothing, though its description says how long`;
};

/** Finds what is waited for and neither ends by failure and by time-out, nor can be given up where others of its flow can. */
export const neverGivenUp = (model: AnyModel, situations: readonly Situation[]): string | null =>
  endless(model, situations) ?? ignoringCancel(model, situations) ?? needless(model);
