import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { AnyDescription, Description } from '../machine/description.ts';
import type {
  AnswerOf,
  EventOf,
  EventTypeOf,
  OtherSourceOf,
  PromiseSourceOf,
  SourceOf,
} from '../machine/machineTypes.ts';

type WithoutType<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/** The payloads to try, each named by the words that tell it apart. The name of an only one is not printed. */
export type Variants<Payload> = Readonly<Record<string, Payload>>;

/** The variants of an event that carries nothing. */
export const bare = { bare: {} } as const;

/** The variants of an event that the machine hears of and takes in no state. */
export const ignored: Variants<never> = {};

/** Something to try for everything that can happen to a machine. Time-outs carry nothing: they come from the machine. */
export interface Fixtures<M extends AnyStateMachine> {
  /** What people, other machines and callback actors send. */
  readonly events: { readonly [T in EventTypeOf<M>]: Variants<WithoutType<EventOf<M, T>>> };
  /** What actors answer. */
  readonly done: { readonly [S in PromiseSourceOf<M>]: Variants<AnswerOf<M, S>> } & {
    readonly [S in OtherSourceOf<M>]?: Variants<unknown>;
  };
  /** What actors fail with. */
  readonly failed: { readonly [S in SourceOf<M>]: Variants<unknown> };
}

/** What paths are made from. Shared by tests of the machine and tests of the interface, so it imports no test runner. */
export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  readonly description?: Description<M>;
  readonly input?: InputFrom<M>;
  readonly fixtures: Fixtures<M>;
  /** The part of the context that decides what can happen next. Without it, the state alone tells situations apart. */
  readonly key?: (context: ContextFrom<M>) => unknown;
  /**
   * What tells situations apart instead of state and `key`, for a machine with regions that go on side by side: leave a region's state out
   * where it decides nothing, or every region is tried in every state of the others.
   */
  readonly situation?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Whether what an actor failed with says that nothing was done; unless told, it may have been. Only for actors that spend. */
  readonly isRefusal?: (error: unknown) => boolean;
  /** Bound on explored situations, 20,000 unless told. */
  readonly limit?: number;
}

/** A model whose machine is of no known type. */
export interface AnyModel {
  readonly machine: AnyStateMachine;
  readonly description?: AnyDescription;
  readonly input?: unknown;
  readonly fixtures: {
    readonly events: Readonly<Record<string, Variants<object>>>;
    readonly done: Readonly<Record<string, Variants<unknown> | undefined>>;
    readonly failed: Readonly<Record<string, Variants<unknown>>>;
  };
  readonly key?: (context: AnyMachineSnapshot['context']) => unknown;
  readonly situation?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly isRefusal?: (error: unknown) => boolean;
  readonly limit?: number;
}
