import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Inspect } from '#src/browser/inspect.ts';
import type { AnyModel } from '@liora/flow-kit/model/model.ts';
import type { AnyDriver } from '@liora/flow-kit/model/walk.ts';

/** What a page tells of a flow: that it is there, or that it ignored something. */
type Note = { readonly kind: 'heard' } | { readonly kind: 'ignored'; readonly type: string; readonly state: unknown };

declare global {
  /** Where a page under test tells of the flow that it is walked for. */
  var noteOfFlow: ((note: Note) => void) | undefined;
  /** The state that the walked flow is in, as JSON; in the document in which it is. */
  var stateOfFlow: (() => string) | undefined;
}

/** The events of a flow, by its id, that a person sends. */
interface Sent {
  readonly flow: string;
  readonly types: readonly string[];
  /** Those of them that others send as well: they count where a person has just done something. */
  readonly shared: readonly string[];
}

/** As much of a snapshot as all actors have that are machines. */
interface Standing {
  readonly machine?: { readonly id: string };
  readonly status: string;
  readonly value: unknown;
  readonly can: (event: AnyEventObject) => boolean;
}

/** What the screen of a model offers, as far as its meaning is known, but for what it sends anyway. */
export const sentByUsers = (
  { machine, description }: Pick<AnyModel, 'machine' | 'description'>,
  sentAnyway: AnyDriver['sentAnyway'] = {},
): Sent => {
  const events = Object.entries(description?.events ?? {})
    .map(([type, { by }]) => ({ type, by: [by].flat() }))
    .filter(({ type, by }) => by.includes('user') && !(type in sentAnyway));
  return {
    flow: machine.id,
    types: events.map(({ type }) => type),
    shared: events.filter(({ by }) => by.length > 1).map(({ type }) => type),
  };
};

/** Listens, in a page before its own scripts, to what comes from outside of the flow; it stands on its own, since it is sent there. */
export const noteIgnored = ({ flow, types, shared }: Sent): void => {
  const acts = new Set(['click', 'pointerdown', 'pointerup', 'keydown', 'keyup', 'input', 'change', 'submit']);
  let isHeard = false;
  const inspect: Inspect = (inspected) => {
    if (inspected.type !== '@xstate.event') return;
    const snapshot: Standing | undefined = inspected.actorRef.getSnapshot();
    if (snapshot?.machine?.id !== flow) return;
    globalThis.stateOfFlow = () => JSON.stringify(inspected.actorRef.getSnapshot().value);
    if (!isHeard) globalThis.noteOfFlow?.({ kind: 'heard' });
    isHeard = true;
    const { event, sourceRef } = inspected;
    if (sourceRef !== undefined || !types.includes(event.type)) return;
    if (shared.includes(event.type) && !acts.has(globalThis.event?.type ?? '')) return;
    if (snapshot.status === 'active' && snapshot.can(event)) return;
    globalThis.noteOfFlow?.({ kind: 'ignored', type: event.type, state: snapshot.value });
  };
  globalThis.lioraInspect = inspect;
};

/** What a page has told of its flow so far. */
export interface Told {
  /** False where nothing can be told of it, since it was never there. */
  readonly isHeard: boolean;
  /** What the screen offered in a state that ignores it, as `query.typed in {"list":"failed"}`. */
  readonly ignored: readonly string[];
}

/** Lets a page tell what its screen offers although the walked flow ignores it; to be called before the page is loaded. */
export const listenForIgnored = async (
  page: Page,
  model: AnyModel,
  driver: Pick<AnyDriver, 'sentAnyway'>,
): Promise<() => Told> => {
  let isHeard = false;
  const ignored: string[] = [];
  await page.exposeFunction('noteOfFlow', (note: Note) => {
    if (note.kind === 'heard') isHeard = true;
    else ignored.push(`${note.type} in ${JSON.stringify(note.state)}`);
  });
  await page.addInitScript(noteIgnored, sentByUsers(model, driver.sentAnyway));
  return () => ({ isHeard, ignored });
};
