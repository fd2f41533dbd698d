import { Actor, type AnyStateMachine, type ContextFrom, type StateValueFrom } from 'xstate';

/** A flow of that machine which has come to that state with that context. */
export const flowAt = <Logic extends AnyStateMachine>(
  machine: Logic,
  value: StateValueFrom<Logic>,
  context: ContextFrom<Logic>,
): Actor<Logic> => new Actor(machine, { snapshot: machine.resolveState({ value, context }) }).start();
