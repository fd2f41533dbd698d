import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { DelayOf, EventTypeOf, GuardOf, SourceOf, StateIdOf } from './machineTypes.ts';

/** Who makes an event happen: a user on the screen, the browser by itself, the server, or another flow by its id. */
export type Sender = 'user' | 'browser' | 'server' | `flow ${string}`;

/** What an event is to those who read or try a flow. */
export interface EventDescription {
  /** One, or all of them. */
  readonly by: Sender | readonly Sender[];
  /** What a tester does ("Submit name and pronoun"), or sees happen ("An answer asks for setup"), without a full stop. */
  readonly words: string;
}

/** An event in words: who makes it happen, and what is done or happens then. */
export const by = (sender: EventDescription['by'], words: string): EventDescription => ({ by: sender, words });

/** What an invoked actor is to those who read or try a flow; all without a full stop. */
export interface ActorDescription {
  /** "Saves the name, pronoun or age". */
  readonly does: string;
  /** "The account is saved"; left out where it never ends by itself. */
  readonly done?: string;
  /** "Saving fails". */
  readonly failed: string;
  /** Each start spends tokens or money of the person, once it succeeds. */
  readonly spends?: true;
}

/** A machine in words, for diagrams and reports. Nothing of it is in what people load. */
export interface Description<M extends AnyStateMachine> {
  /** What it is there for, in one or two sentences. */
  readonly purpose: string;
  /** Where people meet it: "The dialog that asks for name and age"; `null` for what has no interface of its own. */
  readonly screen: string | null;
  /** What a tester does to stand where every path begins: "Sign in and open /settings", without a full stop. */
  readonly begins: string;
  /** What is going on, and what is seen of it: one sentence a state. */
  readonly states: { readonly [Id in StateIdOf<M>]: string };
  readonly events: { readonly [Type in EventTypeOf<M>]: EventDescription };
  readonly actors: { readonly [Source in SourceOf<M>]: ActorDescription };
  /** Each as a condition: "the profile is complete". */
  readonly guards: { readonly [Guard in GuardOf<M>]: string };
  /** What has been waited for in vain, or for how long something is shown: "The answer does not come for {time}", which the delay itself fills in. */
  readonly delays: { readonly [Delay in DelayOf<M>]: string };
  /** States in which nothing stands in the person's way; from everywhere one of them can be reached. */
  readonly home: readonly StateIdOf<M>[];
  /** States with the tag `open` that cannot be closed by the person, with the reason. */
  readonly unclosable?: { readonly [Id in StateIdOf<M>]?: string };
  /** States that wait as long as it takes, with the reason. */
  readonly unlimited?: { readonly [Id in StateIdOf<M>]?: string };
  /** States whose wait the person cannot give up although others of the flow can be, with the reason. */
  readonly uncancellable?: { readonly [Id in StateIdOf<M>]?: string };
  /** Whether something is open over the screen where no state says so, but the context. */
  showsDialog?(snapshot: SnapshotFrom<M>): boolean;
}

/** The description of a machine of no known type. */
export interface AnyDescription {
  readonly purpose: string;
  readonly screen: string | null;
  readonly begins: string;
  readonly states: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, EventDescription>>;
  readonly actors: Readonly<Record<string, ActorDescription>>;
  readonly guards: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly home: readonly string[];
  readonly unclosable?: Readonly<Record<string, string | undefined>>;
  readonly unlimited?: Readonly<Record<string, string | undefined>>;
  readonly uncancellable?: Readonly<Record<string, string | undefined>>;
  showsDialog?(snapshot: AnyMachineSnapshot): boolean;
}
