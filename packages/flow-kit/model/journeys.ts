import { isDeepStrictEqual } from 'node:util';
import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  StateValueFrom,
  TagsFrom,
} from 'xstate';
import type { AnswerOf, PromiseSourceOf, SourceOf } from '../machine/machineTypes.ts';
import { doneEvent, failedEvent } from './stimuli.ts';
import type { Runner, Wait } from './runner.ts';

/** An actor's answer or failure. */
export interface ActorEvent extends AnyEventObject {
  readonly type: `xstate.${string}`;
}

/** A way written by hand with the end that a person expects of it. */
export interface Journey<M extends AnyStateMachine> {
  readonly steps: readonly (EventFrom<M> | ActorEvent | Wait)[];
  readonly end: {
    readonly value: StateValueFrom<M>;
    readonly context: ContextFrom<M>;
    /** Everything that was emitted on the way. */
    readonly emitted: readonly EmittedFrom<M>[];
    /** Every actor that was started on the way, if told. */
    readonly started?: readonly { readonly id: string; readonly input: unknown }[];
    /** Everything that was sent to actors on the way, if told. */
    readonly sent?: readonly { readonly to: string; readonly event: AnyEventObject }[];
    /** The tags of its states in the order of the alphabet, if told. */
    readonly tags?: readonly (TagsFrom<M> & string)[];
  };
}

/** A journey of a machine of no known type. */
export interface AnyJourney {
  readonly steps: readonly (AnyEventObject | Wait)[];
  readonly end: {
    readonly value: unknown;
    readonly context: unknown;
    readonly emitted: readonly unknown[];
    readonly started?: readonly unknown[];
    readonly sent?: readonly unknown[];
    readonly tags?: readonly string[];
  };
}

const actorEvent = ({ type, ...rest }: AnyEventObject): ActorEvent => ({
  ...rest,
  type: `xstate.${type.slice('xstate.'.length)}`,
});

/** Words for what a machine's actors do: `done('signIn', undefined)`, `failed('signIn', { errNo: 2001 })`. */
export const actorsOf = <M extends AnyStateMachine>(_machine: M) => ({
  done: <S extends PromiseSourceOf<M>>(source: S, answer: AnswerOf<M, S>): ActorEvent =>
    actorEvent(doneEvent(source, answer)),
  failed: (source: SourceOf<M>, error: unknown): ActorEvent => actorEvent(failedEvent(source, error)),
});

/** Where a journey really ends, told like its expected end; with the error of a machine that broke, which nobody expects. */
export const walked = (runner: Runner, { steps, end }: AnyJourney): AnyJourney['end'] => {
  const seen = runner.run(steps);
  const last = seen.at(-1)?.snapshot;
  return {
    value: last?.value,
    context: last?.context,
    emitted: seen.flatMap(({ emitted }) => emitted),
    ...(end.started && { started: seen.flatMap(({ started }) => started) }),
    ...(end.sent && { sent: seen.flatMap(({ sent }) => sent) }),
    ...(end.tags && { tags: [...(last?.tags ?? [])].toSorted() }),
    ...(last?.error !== undefined && { error: last.error }),
  };
};

/** Whether a journey ends as told. */
export const endsWell = (runner: Runner, journey: AnyJourney): boolean =>
  isDeepStrictEqual(walked(runner, journey), journey.end);
