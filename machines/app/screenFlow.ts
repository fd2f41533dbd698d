import type { AnyActorLogic, EventObject } from 'xstate';

/** A flow that came with the code of a screen, as the app remembers it. */
export interface ScreenFlow {
  /** Its own among the flows that live. */
  readonly id: `flow.${string}`;
  /** Nothing of it may stay once its person has signed out. */
  readonly isPersonal: boolean;
  /** The paths at which it lives; `null` for one that outlives its screens. */
  readonly screens: readonly string[] | null;
  /** What it is told when somebody is signed in again; `null` for nothing. */
  readonly retry: EventObject | null;
}

/** A flow that is to begin, in place of the one that has its id. The app knows its logic no sooner, so that the code comes with the screen. */
export interface FlowWanted extends ScreenFlow {
  type: 'flow.wanted';
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** Types of what it emits that the app is to hear of. */
  readonly tells: readonly string[];
}

/** Something has become of something, which other flows may have to know. */
export interface FlowTold {
  readonly told: EventObject;
  /** The id of the flow that tells it, where a screen brought that. */
  readonly from?: string | undefined;
}

export type ScreenFlowEvent =
  | FlowWanted
  | ({ type: 'flow.told' } & FlowTold)
  /** What it was there for is over. */
  | { type: 'flow.left'; id: ScreenFlow['id'] }
  /** The person is at that path now. */
  | { type: 'screen.shown'; path: string }
  /** No screen shows anything any more of who has signed out. */
  | { type: 'user.left' }
  /** It has broken; its screen says so. */
  | { type: `xstate.error.actor.${ScreenFlow['id']}`; error: unknown; actorId: string };

/** The id of what hears a flow for the app. */
export const relayOf = (id: ScreenFlow['id']): ScreenFlow['id'] => `${id}.relay`;

/** What an event tells that the app hears, and by whom where a screen brought that. */
export const toldBy = (event: EventObject & { readonly from?: string }): FlowTold => ({
  told: event,
  from: event.from,
});

/** Whether a flow is over once the person is at `path`. */
export const isLeftAt = ({ screens }: ScreenFlow, path: string): boolean => screens !== null && !screens.includes(path);
