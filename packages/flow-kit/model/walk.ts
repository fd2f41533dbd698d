import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type {
  AnswerOf,
  DelayOf,
  EventOf,
  EventTypeOf,
  PromiseSourceOf,
  SourceOf,
  StateIdOf,
} from '../machine/machineTypes.ts';
import type { Stimulus } from './stimuli.ts';
import type { AnyModel, Model } from './model.ts';
import type { Way } from './paths.ts';
import { createRunner } from './runner.ts';
import { stateIdOf } from '../machine/states.ts';

/** How everything that can happen to a machine is done on its screen, and what its screen shows in each state. */
export interface Driver<M extends AnyStateMachine> {
  /** What a person does. `before` is where the machine should be by then. */
  readonly events: {
    readonly [T in EventTypeOf<M>]: (event: EventOf<M, T>, before: SnapshotFrom<M>) => Promise<void>;
  };
  /** How the outside world answers. */
  readonly done: {
    readonly [S in PromiseSourceOf<M>]: (answer: AnswerOf<M, S>, before: SnapshotFrom<M>) => Promise<void>;
  };
  readonly failed: { readonly [S in SourceOf<M>]: (error: unknown, before: SnapshotFrom<M>) => Promise<void> };
  /** How time passes, by delay. */
  readonly after: { readonly [D in DelayOf<M>]: (before: SnapshotFrom<M>) => Promise<void> };
  /** Asserts what can be seen; every state that the machine is in is asked. */
  readonly states: { readonly [Id in StateIdOf<M>]: (snapshot: SnapshotFrom<M>) => Promise<void> };
  /** What the machine takes but the screen does not offer, by `<state>: <words>`. A path ends where it would need it. */
  readonly notOffered?: Readonly<Record<string, Absence<SnapshotFrom<M>>>>;
  /** Steps, by their words, that a person need not notice and that ask for nothing. Any other comes to something on the screen or at the server. */
  readonly unnoticed?: NotOffered<SnapshotFrom<M>>;
  /** What is also sent where the machine ignores it, though no screen may offer it there; each with the reason why it may be. */
  readonly sentAnyway?: { readonly [T in EventTypeOf<M>]?: string };
}

/** Where a screen does not offer something, or a step goes unnoticed. */
export interface Gap<Snapshot> {
  /** In some situations only, if told. */
  readonly when?: (before: Snapshot) => boolean;
}

/** What a machine takes but its screen does not offer, by `<state>: <words>`. */
export type NotOffered<Snapshot> = Readonly<Record<string, Gap<Snapshot>>>;

/** Something that a screen does not offer. */
export interface Absence<Snapshot> extends Gap<Snapshot> {
  /** Asserts that it is not there. */
  readonly look: (before: Snapshot) => Promise<void>;
}

type Act<Given> = (given: Given, before: AnyMachineSnapshot) => Promise<void>;
type Look = (snapshot: AnyMachineSnapshot) => Promise<void>;

/** A driver for a machine of no known type. */
export interface AnyDriver {
  readonly events: Readonly<Record<string, Act<AnyEventObject>>>;
  readonly done: Readonly<Record<string, Act<unknown>>>;
  readonly failed: Readonly<Record<string, Act<unknown>>>;
  readonly after: Readonly<Record<string, Look>>;
  readonly states: Readonly<Record<string, Look>>;
  readonly notOffered?: Readonly<Record<string, Absence<AnyMachineSnapshot>>>;
  readonly unnoticed?: NotOffered<AnyMachineSnapshot>;
  readonly sentAnyway?: Readonly<Record<string, string | undefined>>;
}

/** Runs a step under a name, so that a report tells where it broke: Playwright's `test.step`. */
export type Report = (words: string, run: () => Promise<void>) => Promise<void>;
/** Does a step that must come to something. */
export type Effect = (run: () => Promise<void>) => Promise<void>;

/** How a walk is watched. */
export interface Watch {
  readonly report: Report;
  readonly effect: Effect;
  /** Waits until the flow of the page is where it should be: before time passes, for what is armed there is armed then, and after a step that nobody notices. */
  readonly stands: (snapshot: AnyMachineSnapshot) => Promise<void>;
}

const UNWATCHED: Watch = { report: (_, run) => run(), effect: (run) => run(), stands: () => Promise.resolve() };

const missing = (what: string): never => {
  throw new Error(`The driver does not know ${what}`);
};

const act = (driver: AnyDriver, { kind, name, event, payload }: Stimulus, before: AnyMachineSnapshot) => {
  switch (kind) {
    case 'event':
      return (driver.events[name] ?? missing(`the event ${name}`))(event, before);
    case 'done':
      return (driver.done[name] ?? missing(`how ${name} answers`))(payload, before);
    case 'failed':
      return (driver.failed[name] ?? missing(`how ${name} fails`))(payload, before);
    case 'after':
      return (driver.after[name] ?? missing(`the delay ${name}`))(before);
  }
};

const look = async ({ states }: AnyDriver, snapshot: AnyMachineSnapshot) => {
  for (const node of snapshot._nodes.toSorted((one, other) => one.order - other.order)) {
    if (node.parent) await (states[stateIdOf(node)] ?? missing(`the state ${stateIdOf(node)}`))(snapshot);
  }
};

/** Why the screen does not offer a step, if it does not; `key` is its name in `notOffered`. */
export const absenceOf = <G extends Gap<AnyMachineSnapshot>>(
  { notOffered = {} }: { readonly notOffered?: Readonly<Record<string, G>> },
  { words }: Stimulus,
  before: AnyMachineSnapshot,
): (G & { readonly key: string }) | undefined =>
  before._nodes
    .flatMap((node) => {
      const key = `${stateIdOf(node)}: ${words}`;
      const absence = notOffered[key];
      return absence ? [{ ...absence, key }] : [];
    })
    .find(({ when }) => when?.(before) ?? true);

const isUnnoticed = ({ unnoticed = {} }: AnyDriver, { words }: Stimulus, before: AnyMachineSnapshot): boolean => {
  const gap = unnoticed[words];
  return gap !== undefined && (gap.when?.(before) ?? true);
};

/** Walks a path on a screen and looks after each step. Answers how many of its steps the screen offered. */
export async function walkPath<M extends AnyStateMachine>(
  model: Model<M>,
  path: Way,
  driver: Driver<M>,
  watch?: Partial<Watch>,
): Promise<number>;
export async function walkPath(model: AnyModel, path: Way, driver: AnyDriver, watch?: Partial<Watch>): Promise<number> {
  return walkAnyPath(model, path, driver, watch);
}

/** `walkPath` where the types of model and driver have been held together already. */
export const walkAnyPath = async (
  model: AnyModel,
  path: Way,
  driver: AnyDriver,
  watch: Partial<Watch> = {},
): Promise<number> => {
  const { report, effect, stands } = { ...UNWATCHED, ...watch };
  const snapshots = createRunner(model.machine, model.input)
    .run(path.steps.map(({ event }) => event))
    .map(({ snapshot }) => snapshot);
  const [start] = snapshots;
  /** What the screen should not offer after that many steps, looked for in passing. */
  const glanceAt = async (index: number, before: AnyMachineSnapshot): Promise<void> => {
    for (const step of path.glances?.get(index) ?? []) {
      const absence = absenceOf(driver, step, before) ?? missing(`that it is not offered: ${step.words}`);
      await report(`not offered: ${step.words}`, () => absence.look(before));
    }
  };
  if (start) {
    await report('start', () => look(driver, start));
    await glanceAt(0, start);
  }
  let wasUnnoticed = false;
  for (const [index, step] of path.steps.entries()) {
    const [before, after] = snapshots.slice(index, index + 2);
    if (!before || !after) throw new Error(`No snapshot for step ${index}`);
    const absence = absenceOf(driver, step, before);
    if (absence) {
      await report(`not offered: ${step.words}`, () => absence.look(before));
      return index;
    }
    const run = async () => {
      // What nobody could see come about is looked for in the flow.
      if (step.kind === 'after' || wasUnnoticed) await stands(before);
      await act(driver, step, before);
      await look(driver, after);
    };
    const isQuiet = isUnnoticed(driver, step, before);
    await report(step.words, () => (isQuiet ? run() : effect(run)));
    wasUnnoticed = isQuiet;
    await glanceAt(index + 1, after);
  }
  return path.steps.length;
};
