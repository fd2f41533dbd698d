import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  InputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

/** What a machine's type says about its actors, delays and states. */
interface Facts<Actor, Delay, Schema> {
  actor: Actor;
  delay: Delay;
  schema: Schema;
}
type FactsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema
  >
    ? Facts<Actor, Delay, Schema>
    : never;

type ActorsOf<M> = Extract<FactsOf<M>['actor'], { src: string }>;
/** Names of a machine's actors. */
export type SourceOf<M> = ActorsOf<M>['src'];
type LogicOf<M, Source> = Extract<ActorsOf<M>, { src: Source }>['logic'];
/** Names of the actors that give one answer. */
export type PromiseSourceOf<M> = {
  [S in SourceOf<M>]: LogicOf<M, S> extends PromiseActorLogic<infer _O, infer _I, infer _E> ? S : never;
}[SourceOf<M>];
/** What an actor answers. */
export type AnswerOf<M, Source> =
  LogicOf<M, Source> extends PromiseActorLogic<infer Output, infer _I, infer _E> ? Output : unknown;
/** Names of the actors that may end with an answer without having to. */
type OtherSourceOf<M> = {
  [S in Exclude<SourceOf<M>, PromiseSourceOf<M>>]: LogicOf<M, S> extends CallbackActorLogic<
    infer _E,
    infer _I,
    infer _Em
  >
    ? never
    : S;
}[Exclude<SourceOf<M>, PromiseSourceOf<M>>];

/** Names of a machine's delays. */
export type DelayOf<M> = Extract<FactsOf<M>['delay'], string>;

type IdsIn<Schema> = Schema extends { states: infer States }
  ? { [Key in keyof States & string]: Key | `${Key}.${IdsIn<States[Key]>}` }[keyof States & string]
  : never;
/** Every state of a machine, as the dotted path from its root: `signIn.editing`. */
export type StateIdOf<M> = IdsIn<FactsOf<M>['schema']>;

export type EventTypeOf<M> = EventFrom<M>['type'];
export type EventOf<M, Type> = Extract<EventFrom<M>, { type: Type }>;
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
  readonly input?: InputFrom<M>;
  readonly fixtures: Fixtures<M>;
  /** The part of the context that decides what can happen next. Without it, the state alone tells situations apart. */
  readonly key?: (context: ContextFrom<M>) => unknown;
  /**
   * What tells situations apart instead of state and `key`, for a machine with regions that go on side by side: leave a region's state out
   * where it decides nothing, or every region is tried in every state of the others.
   */
  readonly situation?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Bound on explored situations, 20,000 unless told. */
  readonly limit?: number;
}

/** A model whose machine is of no known type. */
export interface AnyModel {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly fixtures: {
    readonly events: Readonly<Record<string, Variants<object>>>;
    readonly done: Readonly<Record<string, Variants<unknown> | undefined>>;
    readonly failed: Readonly<Record<string, Variants<unknown>>>;
  };
  readonly key?: (context: AnyMachineSnapshot['context']) => unknown;
  readonly situation?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly limit?: number;
}
