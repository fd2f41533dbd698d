import * as z from 'zod/mini';

/** An actor that runs a machine. */
export const flowRecord = z.object({
  /** Tells it from others of the same machine; unique in its page. */
  session: z.string(),
  /** The id of its machine. */
  machine: z.string(),
  /** The flow that started it; `null` for those that the page itself starts. */
  parent: z.nullable(z.string()),
  input: z.unknown(),
});
export type FlowRecord = z.infer<typeof flowRecord>;

/** One thing that happened to a flow, with all that came of it at once. */
export const entry = z.object({
  /** Counts what happened in a page, from 1, in the order in which it reached the flows. */
  number: z.number(),
  /** Milliseconds since 1970. */
  time: z.number(),
  session: z.string(),
  event: z.looseObject({ type: z.string() }),
  /** The machine or actor that sent it; `null` if the page did. */
  from: z.nullable(z.string()),
  /** The names of the transitions that were taken; none where nothing came of it. */
  taken: z.array(z.string()),
  emitted: z.array(z.unknown()),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  value: z.unknown(),
  context: z.unknown(),
  /** The ids of all states that the flow was in then. */
  states: z.array(z.string()),
});
export type Entry = z.infer<typeof entry>;

/** What is known of the flows of a page. */
export const flowLog = z.object({ flows: z.array(flowRecord), entries: z.array(entry) });
export type FlowLog = z.infer<typeof flowLog>;

/** How many entries are kept. */
export const LOG_LIMIT = 2000;

export const emptyLog: FlowLog = { flows: [], entries: [] };

/** The event that begins every flow. */
export const BEGINNING = 'xstate.init';
/** The event that ends a flow from outside. */
export const ENDING = 'xstate.stop';

/** The oldest entry that can be forgotten: not the only one that tells where a living flow is. */
const oldestOf = (entries: readonly Entry[]): number =>
  entries.findIndex(
    ({ session, status, number }) =>
      status !== 'active' || entries.some((other) => other.session === session && other.number > number),
  );

/** The log with one more entry, without the oldest if there are too many. Flows that are over and of which nothing is left go too. */
export const grown = ({ flows, entries }: FlowLog, flow: FlowRecord, added: Entry, limit = LOG_LIMIT): FlowLog => {
  const place = entries.findLastIndex(({ number }) => number < added.number) + 1;
  const all = entries.toSpliced(place, 0, added);
  const kept = all.length > limit ? all.toSpliced(Math.max(0, oldestOf(all)), 1) : all;
  const known = flows.some(({ session }) => session === flow.session) ? flows : [...flows, flow];
  if (kept.length === all.length) return { flows: known, entries: kept };
  return { flows: known.filter(({ session }) => kept.some((one) => one.session === session)), entries: kept };
};

/** Where an entry begins or ends a flow instead of being sent to it. */
export const isFrame = ({ event: { type } }: Entry): boolean => type === BEGINNING || type === ENDING;

/** What happened up to the entry of that number; `null` is now. */
export const upTo = (entries: readonly Entry[], moment: number | null): readonly Entry[] =>
  moment === null ? entries : entries.filter(({ number }) => number <= moment);

/** The states that hold no other of these: enough to tell where a flow is. */
export const leavesOf = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));
