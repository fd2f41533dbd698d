import type { CallbackActorLogic, EventFrom, PromiseActorLogic, StateMachine } from 'xstate';

/** What a machine's type says about its actors, guards, delays and states. */
interface Facts<Actor, Guard, Delay, Schema> {
  actor: Actor;
  guard: Guard;
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
    infer Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema
  >
    ? Facts<Actor, Guard, Delay, Schema>
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
export type OtherSourceOf<M> = {
  [S in Exclude<SourceOf<M>, PromiseSourceOf<M>>]: LogicOf<M, S> extends CallbackActorLogic<
    infer _E,
    infer _I,
    infer _Em
  >
    ? never
    : S;
}[Exclude<SourceOf<M>, PromiseSourceOf<M>>];

/** Names of a machine's guards. */
export type GuardOf<M> = Extract<FactsOf<M>['guard'], { type: string }>['type'];

/** Names of a machine's delays. */
export type DelayOf<M> = Extract<FactsOf<M>['delay'], string>;

type IdsIn<Schema> = Schema extends { states: infer States }
  ? { [Key in keyof States & string]: Key | `${Key}.${IdsIn<States[Key]>}` }[keyof States & string]
  : never;
/** Every state of a machine, as the dotted path from its root: `signIn.editing`. */
export type StateIdOf<M> = IdsIn<FactsOf<M>['schema']>;

export type EventTypeOf<M> = EventFrom<M>['type'];
export type EventOf<M, Type> = Extract<EventFrom<M>, { type: Type }>;
