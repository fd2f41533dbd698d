import type { AnyStateNode } from 'xstate';
import { nodesOf, stateIdOf, stateIdsOf } from '../machine/states.ts';
import type { Walk } from './analysis.ts';
import { graphOf, lostAmong, type Situation, statesIn } from './graph.ts';
import type { AnyModel } from './model.ts';
import { wordsOf } from './paths.ts';
import { doubleSpending, isByUser } from './spending.ts';
import { neverGivenUp } from './waiting.ts';

/** Something that every flow should be, and whether a flow is. */
export interface Property {
  readonly name: string;
  readonly holds: boolean;
  /** A way that shows that it does not hold, in words, and what is wrong there. */
  readonly counterexample: string | null;
}

type Check = (model: AnyModel, situations: readonly Situation[], walks: readonly Walk[]) => string | null;

const at = ({ way }: Situation, what: string): string => `${wordsOf(way) || 'start'}: ${what}`;
const isIn = ({ snapshot }: Situation, id: string): boolean => statesIn(snapshot).includes(id);
const isOver = ({ snapshot }: Situation): boolean => snapshot.status !== 'active';

const unreached: Check = ({ machine }, situations, walks) => {
  const reached = new Set(situations.flatMap(({ snapshot }) => statesIn(snapshot)));
  // A state that is left at once is in no snapshot.
  const sources = walks.flatMap(({ seen }) => seen.flatMap(({ taken }) => taken.map(({ source }) => source)));
  for (const source of new Set(sources))
    for (let node: AnyStateNode | undefined = source; node; node = node.parent) reached.add(stateIdOf(node));
  const id = stateIdsOf(machine).find((state) => !reached.has(state));
  return id === undefined ? null : `${id} is never reached`;
};

const neverLeft: Check = ({ machine }, situations) => {
  for (const node of nodesOf(machine)) {
    const id = stateIdOf(node);
    if (!node.parent || node.type !== 'atomic') continue;
    const [lost] = lostAmong(situations, (situation) => !isIn(situation, id) || isOver(situation));
    if (lost) return at(lost, `${id} is never left`);
  }
  return null;
};

const unheard: Check = ({ machine, description }) => {
  for (const node of nodesOf(machine)) {
    for (const { id, src } of node.invoke) {
      const words = `${stateIdOf(node) || 'root'}: ${id}`;
      if (id !== src) return `${words} has an id that is not its source`;
      if (!node.transitions.has(`xstate.error.actor.${id}`)) return `${words} has no onError`;
      const ends = description?.actors[id]?.done !== undefined;
      if (ends && !node.transitions.has(`xstate.done.actor.${id}`)) return `${words} has no onDone`;
    }
  }
  return null;
};

const untaken: Check = (model, situations) => {
  const taken = new Set(
    situations.flatMap(({ edges }) =>
      edges.filter(({ seen }) => seen.taken.length > 0).map(({ stimulus: { kind, name } }) => `${kind} ${name}`),
    ),
  );
  const type = Object.entries(model.description?.events ?? {}).find(
    ([name, { by }]) => [by].flat().includes('user') && !taken.has(`event ${name}`),
  )?.[0];
  return type === undefined ? null : `${type} is taken in no state`;
};

/** In words of a state's description. */
const speaksOfDialog = (words: string): boolean => /\bdialog\b/i.test(words) && !/\b(no|neither) dialog\b/i.test(words);
/** It, or what it is part of. */
const isTagged = (node: AnyStateNode, tag: string): boolean =>
  node.tags.includes(tag) || (node.parent !== undefined && isTagged(node.parent, tag));

/** Where the event is not taken by which most of what is open is closed: a close button that is dead where others work. */
const ignoringClose = (
  model: AnyModel,
  situations: readonly Situation[],
  isOpen: (situation: Situation) => boolean,
  isExcused: (situation: Situation) => boolean,
): string | null => {
  const open = situations.filter((situation) => isOpen(situation) && !isExcused(situation));
  const closes = open.flatMap(({ edges }) =>
    edges.filter(({ stimulus, to }) => isByUser(model, stimulus) && !isOpen(to)).map(({ stimulus }) => stimulus.name),
  );
  const count = (name: string): number => closes.filter((other) => other === name).length;
  const [name] = [...new Set(closes)].toSorted((one, other) => count(other) - count(one));
  const dead = open.find(({ edges }) => !edges.some(({ stimulus }) => stimulus.name === name));
  return name === undefined || dead === undefined
    ? null
    : at(dead, `it ignores ${name}, by which what is open is closed`);
};

const unclosable: Check = (model, situations) => {
  const isOpen = ({ snapshot }: Situation): boolean =>
    snapshot.hasTag('open') || model.description?.showsDialog?.(snapshot) === true;
  const untagged = nodesOf(model.machine).find(
    (node) => speaksOfDialog(model.description?.states[stateIdOf(node)] ?? '') && !isTagged(node, 'open'),
  );
  if (untagged) return `${stateIdOf(untagged)} shows a dialog, but has no tag open`;
  const stuck = lostAmong(
    situations,
    (situation) => !isOpen(situation),
    ({ stimulus }) => isByUser(model, stimulus),
  );
  const excused = Object.keys(model.description?.unclosable ?? {});
  const needless = excused.find((id) => !stuck.some((situation) => isIn(situation, id)));
  if (needless !== undefined) return `${needless} can be closed, though its description says that it cannot`;
  const isExcused = (situation: Situation): boolean => excused.some((id) => isIn(situation, id));
  const lost = stuck.find((situation) => !isExcused(situation));
  if (lost) return at(lost, 'it cannot be closed by the person');
  return ignoringClose(model, situations, isOpen, isExcused);
};

const homeless: Check = ({ description }, situations) => {
  if (!description) return null;
  const [lost] = lostAmong(
    situations,
    (situation) => isOver(situation) || description.home.some((id) => isIn(situation, id)),
  );
  return lost ? at(lost, 'no way leads home') : null;
};

const checks: Readonly<Record<string, Check>> = {
  'every state is reached': unreached,
  'every state that is not the end can be left': neverLeft,
  'whatever is waited for ends by failure, by time-out and as others are cancelled': neverGivenUp,
  'the end and the failure of every actor are heard': unheard,
  'whatever a person does is taken somewhere': untaken,
  'whatever is open can be closed by the person': unclosable,
  'nothing spends twice without the person': doubleSpending,
  'home can be reached from everywhere': homeless,
};

/**
 * Holds everything that flows should be against all situations of a model's machine and all that can happen in them.
 * What a flow is for those outside, such as who does what and what spends, is in its description.
 */
export const propertiesOf = (model: AnyModel, walks: readonly Walk[]): Property[] => {
  const situations = graphOf(model, walks);
  return Object.entries(checks).map(([name, check]) => {
    const counterexample = check(model, situations, walks);
    return { name, holds: counterexample === null, counterexample };
  });
};
