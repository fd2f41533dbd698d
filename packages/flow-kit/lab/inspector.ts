import { createBrowserInspector } from '@statelyai/inspect';
import type { PageHearer } from './channel.ts';
import { BEGINNING, type Entry, ENDING, type FlowRecord, LOG_LIMIT } from './records.ts';

/** How many messages of the protocol an entry makes at most. */
const MESSAGES = 3;

/**
 * Opens Stately's inspector in a window of its own and tells it, by the protocol that all inspectors of XState speak, what `follow` tells.
 * Ends with the function that it gives. Throws where the browser allows no window.
 */
export const openInspector = (
  follow: (hearer: PageHearer) => () => void,
  definitionOf: (machine: string) => string | undefined,
): (() => void) => {
  const inspector = createBrowserInspector({
    maxDeferredEvents: LOG_LIMIT * MESSAGES,
    // What is told is plain already; the inspector's own way cuts what has more than ten fields.
    serialize: (event) => event,
  });
  const { adapter } = inspector;
  if (adapter.targetWindow === null) throw new Error('The browser allows no window');

  const begin = ({ session, machine, parent }: FlowRecord, { time, status, value, context }: Entry): void =>
    adapter.send({
      type: '@xstate.actor',
      name: machine,
      definition: definitionOf(machine),
      sessionId: session,
      parentId: parent ?? undefined,
      rootId: parent ?? session,
      createdAt: String(time),
      id: session,
      _version: '1',
      snapshot: { status, value, context },
    });
  const known = new Set<string>();
  const tell = (flow: FlowRecord, entry: Entry): void => {
    const { session, event, status, value, context } = entry;
    if (!known.has(session)) begin(flow, entry);
    known.add(session);
    if (event.type !== BEGINNING && event.type !== ENDING) inspector.event(session, event);
    inspector.snapshot(session, { status, value, context }, { event });
  };

  const stop = follow({
    onLog: ({ flows: records, entries }) => {
      for (const entry of entries) {
        const flow = records.find(({ session }) => session === entry.session);
        if (flow !== undefined) tell(flow, entry);
      }
    },
    onEntry: ({ flow, entry }) => tell(flow, entry),
  });
  return () => {
    stop();
    inspector.stop();
  };
};
