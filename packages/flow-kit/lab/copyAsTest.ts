import { literalOf } from './literal.ts';
import { BEGINNING, type Entry, ENDING, type FlowLog, isFrame, leavesOf, upTo } from './records.ts';

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

const argumentsOf = (name: string, value: unknown): string => `${literalOf(name)}, ${literalOf(value)}`;

const stepOf = ({ event }: Entry): string => {
  if (event.type.startsWith(DONE)) return `done(${argumentsOf(event.type.slice(DONE.length), event['output'])})`;
  if (event.type.startsWith(FAILED)) return `failed(${argumentsOf(event.type.slice(FAILED.length), event['error'])})`;
  return literalOf(event);
};

const titleOf = ({ states }: Entry): string => literalOf(`comes to ${leavesOf(states).join(' and ')}`);

const listOf = (lines: readonly string[], indent: string): string =>
  lines.length === 0 ? '[]' : `[\n${lines.map((line) => `${indent}  ${line},\n`).join('')}${indent}]`;

/** What happened to a flow from its beginning to `moment` (an entry's number; `null` is now); `null` where the beginning is no longer kept. */
const wayOf = (log: FlowLog, session: string, moment: number | null): readonly Entry[] | null => {
  const own = upTo(log.entries, moment).filter((one) => one.session === session && one.event.type !== ENDING);
  return own[0]?.event.type === BEGINNING ? own : null;
};

/**
 * The way of a flow, written as a journey for its flow test: where `journeys` are told, with `done` and `failed` of `actorsOf(machine)`.
 * Events that changed nothing are left out. Time-outs are told as the events that they are, since other timers may have been running.
 * `null` where it cannot be told.
 */
export const journeyOf = (log: FlowLog, session: string, moment: number | null): string | null => {
  const way = wayOf(log, session, moment);
  const last = way?.at(-1);
  if (way === null || last === undefined) return null;
  const input = log.flows.find((flow) => flow.session === session)?.input;
  const steps = way.filter((one) => !isFrame(one) && one.taken.length > 0).map(stepOf);
  const emitted = way.flatMap((one) => one.emitted.map(literalOf));
  return [
    ...(input === undefined ? [] : [`// The model's input has to be ${literalOf(input)}.`]),
    `${titleOf(last)}: {`,
    `  steps: ${listOf(steps, '  ')},`,
    '  end: {',
    `    value: ${literalOf(last.value)},`,
    `    context: ${literalOf(last.context)},`,
    `    emitted: ${listOf(emitted, '    ')},`,
    '  },',
    '},',
    '',
  ].join('\n');
};
