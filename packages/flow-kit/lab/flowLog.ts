import {
  Actor,
  type ActorRefLike,
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
} from 'xstate';
import { stateIdOf } from '../machine/states.ts';
import { transitionName } from '../machine/transitions.ts';
import { plainOf } from './plain.ts';
import { emptyLog, type Entry, ENDING, type FlowLog, type FlowRecord, grown, LOG_LIMIT } from './records.ts';

/** Hears of everything that happens to actors: an option of `createActor`. */
export type Inspect = (event: InspectionEvent) => void;

/** Hears of each entry, with the flow that it belongs to. */
export type Hearer = (flow: FlowRecord, entry: Entry) => void;

/** The log of a page. */
export interface PageLog {
  /** The option of every actor that is to be told of. */
  readonly inspect: Inspect;
  readonly read: () => FlowLog;
  /** Ends with the function that it gives. */
  readonly listen: (hearer: Hearer) => () => void;
}

/** What has reached a flow and is not done with yet. */
interface Pending {
  readonly number: number;
  readonly time: number;
  readonly event: AnyEventObject;
  readonly from: string | null;
}

/** A flow while things happen to it. */
interface Live {
  readonly flow: FlowRecord;
  readonly pending: Pending[];
  taken: string[];
  emitted: unknown[];
}

const liveOf = (actor: ActorRefLike): Live | undefined => {
  if (!(actor instanceof Actor) || !(actor.logic instanceof StateMachine)) return undefined;
  const parent: unknown = actor._parent;
  const live: Live = {
    flow: {
      session: actor.sessionId,
      machine: actor.logic.id,
      parent: parent instanceof Actor ? parent.sessionId : null,
      input: plainOf(actor.options.input),
    },
    pending: [],
    taken: [],
    emitted: [],
  };
  actor.on('*', (event: unknown) => live.emitted.push(plainOf(event)));
  return live;
};

const senderOf = (actor: ActorRefLike | undefined): string | null => {
  if (!(actor instanceof Actor)) return null;
  return actor.logic instanceof StateMachine ? actor.logic.id : actor.id;
};

const eventOf = (event: AnyEventObject): Entry['event'] => ({ ...Object(plainOf(event)), type: event.type });

const snapshotOf = ({ snapshot }: InspectionEvent & { readonly type: '@xstate.snapshot' }) => {
  if (!isMachineSnapshot(snapshot)) return undefined;
  const { status, value, context, _nodes } = snapshot;
  return {
    status,
    value: plainOf(value),
    context: plainOf(context),
    states: _nodes
      .toSorted((one, other) => one.order - other.order)
      .map(stateIdOf)
      .filter((id) => id !== ''),
  };
};

/** Keeps what happens in the flows of a page, the last `limit` things of it; `now` tells the time in milliseconds since 1970. */
export const createFlowLog = (now: () => number, limit = LOG_LIMIT): PageLog => {
  let log = emptyLog;
  let count = 0;
  const lives = new Map<string, Live>();
  const hearers = new Set<Hearer>();

  const pend = (live: Live, event: AnyEventObject, from: string | null): void => {
    count += 1;
    live.pending.push({ number: count, time: now(), event, from });
  };

  const settle = (live: Live, event: InspectionEvent & { readonly type: '@xstate.snapshot' }): void => {
    const state = snapshotOf(event);
    // Nothing tells of being stopped beforehand.
    if (event.event.type === ENDING) pend(live, event.event, null);
    const index = live.pending.findIndex((pending) => pending.event === event.event);
    const pending = live.pending[index];
    if (state === undefined || pending === undefined) return;
    // What came before and led to no state was meant for a flow that is over.
    live.pending.splice(0, index + 1);
    const { session } = live.flow;
    const { number, time, from } = pending;
    const { taken, emitted } = live;
    const added: Entry = { number, time, session, event: eventOf(pending.event), from, taken, emitted, ...state };
    Object.assign(live, { taken: [], emitted: [] });
    if (state.status !== 'active') lives.delete(session);
    log = grown(log, live.flow, added, limit);
    for (const hearer of hearers) hearer(live.flow, added);
  };

  return {
    inspect: (event) => {
      const { actorRef } = event;
      if (event.type === '@xstate.actor') {
        const begun = liveOf(actorRef);
        if (begun !== undefined) lives.set(actorRef.sessionId, begun);
        return;
      }
      const live = lives.get(actorRef.sessionId);
      if (live === undefined) return;
      if (event.type === '@xstate.event') pend(live, event.event, senderOf(event.sourceRef));
      if (event.type === '@xstate.microstep') live.taken.push(...event._transitions.map(transitionName));
      if (event.type === '@xstate.snapshot') settle(live, event);
    },
    read: () => log,
    listen: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
};
