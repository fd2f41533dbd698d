import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';
import { nodesOf, stateIdOf } from '../machine/states.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';
import { walksOf } from '../model/analysis.ts';
import type { AnyModel } from '../model/model.ts';
import type { MachineRow } from '../mutation/machineRow.ts';
import { conditionInWords, delayInWords, stimulusOf } from '../words.ts';
import type {
  BrowserReach,
  CodeMutantData,
  FlowData,
  MutantData,
  NamedRequirement,
  NamedWords,
  Outcome,
  PropertyData,
  StateData,
} from './data.ts';
import { descriptionOf } from './descriptionOf.ts';
import { actionName } from './names.ts';
import type { BrowserResults, MachineResults } from './results.ts';
import { stepsOf } from './steps.ts';

/** What tests know of a flow; what was not run is left out. */
export interface Knowledge {
  readonly results?: MachineResults | undefined;
  readonly browser?: BrowserResults | undefined;
  /** What `npm run mutants` left, of whatever version. */
  readonly codeMutants?: MachineRow | undefined;
  /** The hashes of its sources as they are now. */
  readonly sources?: { readonly machine: string; readonly walks: string };
  /** How the test of a generated path ended, by the path's title. */
  readonly outcomes?: ReadonlyMap<string, Outcome>;
  readonly requirements?: readonly NamedRequirement[];
}

const statesOf = (machine: AnyStateMachine, description: AnyDescription): StateData[] =>
  nodesOf(machine)
    .slice(1)
    .map((node) => {
      const id = stateIdOf(node);
      return {
        id,
        kind: node.type,
        description: description.states[id] ?? '',
        tags: node.tags,
        isHome: description.home.includes(id),
        unclosable: description.unclosable?.[id] ?? null,
      };
    });

const namedWords = (words: Readonly<Record<string, string>>): NamedWords[] =>
  Object.entries(words).map(([name, told]) => ({ name, words: told }));

const reachOf = (browser: BrowserResults | undefined, name: string): BrowserReach | null => {
  if (browser === undefined) return null;
  if (browser.missing.includes(name)) return 'missing';
  return browser.notOffered.includes(name) ? 'notOffered' : 'walked';
};

const mutantsOf = (results: MachineResults | undefined): MutantData | null =>
  results?.mutants === undefined
    ? null
    : {
        total: results.mutants.total,
        killed: results.mutants.killed,
        killedByJourneys: results.mutants.killedByJourneys ?? null,
        survivors: results.survivors ?? null,
      };

const codeMutantsOf = (row: MachineRow | undefined, sources: string | undefined): CodeMutantData | null =>
  row === undefined || row.sources !== sources
    ? null
    : {
        total: row.mutants,
        killedByJourneys: row.mutants - row.killedByRecordings - row.alive.length,
        killedByRecordings: row.killedByRecordings,
        survivors: row.alive.map(({ name, reason }) => ({ name, reason })),
      };

const propertiesOf = (results: MachineResults | undefined): PropertyData[] | null =>
  results?.properties?.map(({ name, holds, counterexample = '' }) => ({ name, holds, counterexample })) ?? null;

/** All that is known of a flow, whose model has a description. */
export const flowDataOf = (model: AnyModel, knowledge: Knowledge = {}): FlowData => {
  const { machine } = model;
  const description = descriptionOf(model);
  const { results, browser, codeMutants, sources, outcomes, requirements = [] } = knowledge;
  const walks = walksOf(model);
  const states = statesOf(machine, description);
  const definitions = transitionsOf(machine);
  const taken = new Set(walks.flatMap(({ seen }) => seen.flatMap((step) => step.taken.map(transitionName))));
  const transitionData = (transition: AnyTransitionDefinition) => {
    const name = transitionName(transition);
    return {
      name,
      from: stateIdOf(transition.source),
      cause: stimulusOf(machine, description, transition).words,
      condition: conditionInWords(transition, description),
      to: (transition.target ?? []).map(stateIdOf),
      actions: transition.actions.map(actionName),
      isTaken: taken.has(name),
      browser: reachOf(browser, name),
    };
  };
  return {
    name: machine.id,
    purpose: description.purpose,
    screen: description.screen,
    begins: description.begins,
    states,
    events: Object.entries(description.events).map(([type, { by, words }]) => ({ type, by: [by].flat(), words })),
    actors: Object.entries(description.actors).map(([source, { does, done, failed, spends }]) => ({
      source,
      does,
      done: done ?? null,
      failed,
      spends: spends ?? false,
    })),
    guards: namedWords(description.guards),
    delays: Object.keys(description.delays).map((name) => ({ name, words: delayInWords(machine, description, name) })),
    transitions: definitions.map(transitionData),
    ...stepsOf(
      model,
      walks,
      states.map(({ id }) => id),
      definitions.map(transitionName),
      (title) => outcomes?.get(title) ?? 'notRun',
    ),
    browser: browser
      ? {
          when: browser.when,
          isOlder: browser.sources !== sources?.walks,
          ...browser.transitions,
          walks: browser.walks,
          steps: browser.steps,
        }
      : null,
    mutants: mutantsOf(results),
    codeMutants: codeMutantsOf(codeMutants, sources?.machine),
    properties: propertiesOf(results),
    journeys: results?.journeyTitles ?? null,
    requirements,
  };
};
