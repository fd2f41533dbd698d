import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type AnyModel, ignored, type Variants } from './model.ts';
import { nodesOf, stateIdOf } from '../machine/states.ts';

/** One thing that can happen to a machine. */
export interface Stimulus {
  readonly kind: 'event' | 'done' | 'failed' | 'after';
  /** Event type, actor or delay. */
  readonly name: string;
  /** Which fixture; empty where there is only one. */
  readonly variant: string;
  /** What the fixture carries; for a time-out the state that it belongs to. */
  readonly payload: unknown;
  /** What the machine receives. */
  readonly event: AnyEventObject;
  /** Tells it apart from all others, in words. */
  readonly words: string;
}

/** `mail.resendRequested` becomes `mail resend requested`. */
const inWords = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

const endings = { event: '', done: ' done', failed: ' failed', after: ' passed' } as const;

const stimulus = (
  kind: Stimulus['kind'],
  name: string,
  variant: string,
  payload: unknown,
  event: AnyEventObject,
): Stimulus => ({
  kind,
  name,
  variant,
  payload,
  event,
  words: `${inWords(name)}${endings[kind]}${variant === '' ? '' : ` (${variant})`}`,
});

const each = (
  kind: Stimulus['kind'],
  fixtures: Readonly<Record<string, Variants<unknown> | undefined>>,
  eventOf: (name: string, payload: unknown) => AnyEventObject,
): Stimulus[] =>
  Object.entries(fixtures).flatMap(([name, variants = {}]) => {
    const entries = Object.entries(variants);
    if (entries.length === 0 && variants !== ignored) throw new Error(`No fixture for "${name}"`);
    return entries.map(([variant, payload]) =>
      stimulus(kind, name, entries.length === 1 ? '' : variant, payload, eventOf(name, payload)),
    );
  });

/** The event of an actor's answer. The id of an invocation equals its source. */
export const doneEvent = (source: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${source}`,
  output,
  actorId: source,
});

/** The event of an actor's failure. */
export const failedEvent = (source: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${source}`,
  error,
  actorId: source,
});

const AFTER = 'xstate.after.';
const timeOuts = (machine: AnyStateMachine): Stimulus[] => {
  const found = nodesOf(machine).flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith(AFTER))
      .map((type) => ({ type, delay: type.slice(AFTER.length, -node.id.length - 1), state: stateIdOf(node) })),
  );
  return found.map(({ type, delay, state }) => {
    const isOnly = found.every((other) => other.type === type || other.delay !== delay);
    return stimulus('after', delay, isOnly ? '' : state, state, { type });
  });
};

/** Everything that can happen to a model's machine, in the order of its fixtures. */
export const stimuliOf = ({ machine, fixtures }: AnyModel): Stimulus[] => [
  ...each('event', fixtures.events, (type, payload) => ({ ...Object(payload), type })),
  ...each('done', fixtures.done, doneEvent),
  ...each('failed', fixtures.failed, failedEvent),
  ...timeOuts(machine),
];
