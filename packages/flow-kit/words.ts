import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyDescription, Sender } from './machine/description.ts';
import { stateIdOf } from './machine/states.ts';

/** What makes a transition happen, as a small sign tells it. */
export const SIGNS = ['user', 'browser', 'server', 'flow', 'done', 'failed', 'time', 'always'] as const;
export type Sign = (typeof SIGNS)[number];

/** What a sign means, for the legend. */
export const signWords: Readonly<Record<Sign, string>> = {
  user: 'a person does it',
  browser: 'the browser says so',
  server: 'the server says so',
  flow: 'another flow says so',
  done: 'work is done',
  failed: 'work has failed',
  time: 'time is up',
  always: 'at once',
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `signIn.forgotPassword` becomes `Forgot password`. */
export const nameInWords = (id: string): string => {
  const key = id.slice(id.lastIndexOf('.') + 1);
  return sentence(
    key.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
  );
};

const spans = [
  { of: 3_600_000, unit: 'h' },
  { of: 60_000, unit: 'min' },
  { of: 1000, unit: 's' },
] as const;

/** `90000` becomes `90 s`, `120000` becomes `2 min`. */
export const durationInWords = (milliseconds: number): string => {
  const span = spans.find(({ of }) => milliseconds >= of && milliseconds % of === 0);
  return span ? `${milliseconds / span.of} ${span.unit}` : `${milliseconds / 1000} s`;
};

/** How long a named delay takes, if that does not depend on the context. */
const millisecondsOf = (machine: AnyStateMachine, delay: string): number | undefined => {
  const known: unknown = machine.implementations.delays[delay] ?? Number(delay);
  return typeof known === 'number' && !Number.isNaN(known) ? known : undefined;
};

/** Where the words of a delay name how long it takes. */
const TIME = '{time}';

/** "No answer comes for 30 s", or "after 30 s: No answer comes" where the words do not name it: the time is that of the delay itself. */
export const delayInWords = (machine: AnyStateMachine, description: AnyDescription, delay: string): string => {
  const words = description.delays[delay];
  const milliseconds = millisecondsOf(machine, delay);
  const time = milliseconds === undefined ? undefined : durationInWords(milliseconds);
  if (words === undefined) return `after ${time ?? nameInWords(delay).toLowerCase()}`;
  if (time === undefined) return words;
  return words.includes(TIME) ? words.replaceAll(TIME, time) : `after ${time}: ${words}`;
};

/** What is told in a list, each by the name of its action: "tell redirect, forget choice". */
export const effectsInWords = (effects: readonly string[]): string =>
  effects.map((name) => nameInWords(name.replaceAll('.', ' ')).toLowerCase()).join(', ');

const isWith = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && key in value;

/** `{ open: { exchange: 'unsent' } }` becomes `Unsent`. */
const innermost = (value: unknown): string => {
  if (typeof value === 'string') return nameInWords(value.replace(/^#/, ''));
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => innermost(inner) || nameInWords(key))
    .join(' and ');
};

/** A named guard by its description, `not`, `and`, `or` and `stateIn` by what they are made of. */
const guardInWords = (guard: unknown, description: AnyDescription): string => {
  if (typeof guard === 'string') return description.guards[guard] ?? nameInWords(guard).toLowerCase();
  if (isWith(guard, 'stateValue')) return `in “${innermost(guard.stateValue)}”`;
  if (isWith(guard, 'guards') && Array.isArray(guard.guards)) {
    const parts = guard.guards.map((part) => guardInWords(part, description));
    const joint = isWith(guard, 'name') ? guard.name : 'and';
    return joint === 'not' ? `not: ${parts.join(', ')}` : parts.join(` ${joint === 'or' ? 'or' : 'and'} `);
  }
  return isWith(guard, 'type') ? guardInWords(guard.type, description) : 'a condition holds';
};

const branchesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** Under which condition a transition is taken; `otherwise` for a branch after others, empty where it always is. */
export const conditionInWords = (transition: AnyTransitionDefinition, description: AnyDescription): string => {
  if (transition.guard !== undefined) return guardInWords(transition.guard, description);
  return branchesOf(transition).indexOf(transition) > 0 ? 'otherwise' : '';
};

/** An event comes, an actor ends, or a delay is over. */
export type Cause = 'event' | 'done' | 'failed' | 'after';

/** What happens, by the name of the event, actor or delay. */
export const causeInWords = (
  machine: AnyStateMachine,
  description: AnyDescription,
  cause: Cause,
  name: string,
): string => {
  switch (cause) {
    case 'event':
      return description.events[name]?.words ?? name;
    case 'done':
      return description.actors[name]?.done ?? `${nameInWords(name)} is done`;
    case 'failed':
      return description.actors[name]?.failed ?? `${nameInWords(name)} fails`;
    case 'after':
      return sentence(delayInWords(machine, description, name));
  }
};

const signOf = (sender: Sender): Sign =>
  sender === 'user' || sender === 'browser' || sender === 'server' ? sender : 'flow';

/** What happens, and the signs of who makes it happen. */
export interface Stimulus {
  readonly signs: readonly Sign[];
  readonly words: string;
}

const sourceOf = (node: AnyStateNode, invokeId: string): string => {
  const src = node.invoke.find(({ id }) => id === invokeId)?.src;
  return typeof src === 'string' ? src : invokeId;
};

const flowsOf = (senders: readonly Sender[]): string => {
  const names = senders.flatMap((sender) => (sender.startsWith('flow ') ? [sender.slice('flow '.length)] : []));
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
};

/** What makes a transition happen. */
export const stimulusOf = (
  machine: AnyStateMachine,
  description: AnyDescription,
  { source, eventType }: AnyTransitionDefinition,
): Stimulus => {
  if (eventType === '') return { signs: ['always'], words: 'At once' };
  const inWords = (cause: Cause, name: string): string => causeInWords(machine, description, cause, name);
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(eventType) ?? [];
  switch (kind) {
    case 'after':
      return { signs: ['time'], words: inWords('after', rest.slice(0, -source.id.length - 1)) };
    case 'done.state':
      return { signs: ['done'], words: `${nameInWords(stateIdOf(source))} is done` };
    case 'done.actor':
      return { signs: ['done'], words: inWords('done', sourceOf(source, rest)) };
    case 'error.actor':
      return { signs: ['failed'], words: inWords('failed', sourceOf(source, rest)) };
    default: {
      const senders = [description.events[eventType]?.by ?? []].flat();
      const signs = [...new Set(senders.map(signOf))];
      return { signs, words: `${inWords('event', eventType)}${flowsOf(senders)}` };
    }
  }
};
