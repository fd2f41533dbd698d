import { journeyOf } from './copyAsTest.ts';
import type { PageInfo } from './channel.ts';
import type { LabSnapshot } from './labMachine.ts';
import { BEGINNING, type Entry, type FlowRecord, upTo } from './records.ts';

/** A flow as it was at the moment that is shown. */
export interface FlowState {
  readonly flow: FlowRecord;
  /** The last thing that had happened to it by then. */
  readonly last: Entry;
}

/** The page of the lab itself first. */
export const pagesOf = ({ context: { own, pages } }: LabSnapshot): readonly PageInfo[] => [own, ...pages];

/** The page that is followed has gone. */
export const isLost = (snapshot: LabSnapshot): boolean => snapshot.matches({ page: 'lost' });
export const isInspecting = (snapshot: LabSnapshot): boolean => snapshot.matches({ inspector: 'on' });
export const hasInspectorFailed = (snapshot: LabSnapshot): boolean => snapshot.matches({ inspector: 'failed' });
export const copyOf = (snapshot: LabSnapshot): 'idle' | 'copying' | 'copied' | 'failed' => snapshot.value.copy;

/** Flows of the moment, in the order in which they began; first those that live. */
export const flowsOf = ({ context: { log, moment } }: LabSnapshot): readonly FlowState[] => {
  const past = new Map(upTo(log.entries, moment).map((entry) => [entry.session, entry]));
  const begun = log.flows.flatMap((flow) => {
    const last = past.get(flow.session);
    return last === undefined ? [] : [{ flow, last }];
  });
  const [living, over] = [true, false].map((lives) => begun.filter(({ last }) => (last.status === 'active') === lives));
  return [...(living ?? []), ...(over ?? [])];
};

/** The flow that is looked at: the first, unless one was chosen. */
export const chosenOf = (snapshot: LabSnapshot): FlowState | null => {
  const flows = flowsOf(snapshot);
  return flows.find(({ flow }) => flow.session === snapshot.context.chosen) ?? flows[0] ?? null;
};

/** What the log tells, whatever the moment. */
export const entriesOf = (snapshot: LabSnapshot): readonly Entry[] => {
  const { log, isAlone } = snapshot.context;
  const session = chosenOf(snapshot)?.flow.session;
  return isAlone ? log.entries.filter((entry) => entry.session === session) : log.entries;
};

/** The entry before one, of the same flow. */
export const beforeOf = ({ context: { log } }: LabSnapshot, { session, number }: Entry): Entry | undefined =>
  log.entries.findLast((other) => other.session === session && other.number < number);

/** The way of the chosen flow as a test; `null` where it cannot be told from its beginning. */
export const testOf = (snapshot: LabSnapshot): string | null => {
  const session = chosenOf(snapshot)?.flow.session;
  return session === undefined ? null : journeyOf(snapshot.context.log, session, snapshot.context.moment);
};

/** The way of the chosen flow can be told from its beginning. */
export const isWhole = (snapshot: LabSnapshot): boolean => {
  const session = chosenOf(snapshot)?.flow.session;
  return snapshot.context.log.entries.find((entry) => entry.session === session)?.event.type === BEGINNING;
};
