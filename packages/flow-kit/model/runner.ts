import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';

/** Time that passes on the machine's clock. */
export interface Wait {
  /** Milliseconds. */
  readonly waited: number;
}

/** Lets `milliseconds` pass, so that time-outs fire as they would. */
export const waited = (milliseconds: number): Wait => ({ waited: milliseconds });

/** All that can be seen of a machine after a step. */
export interface Seen {
  /** False for an event that the machine did not take; true at the start and for waits. */
  readonly accepted: boolean;
  readonly snapshot: AnyMachineSnapshot;
  readonly emitted: readonly AnyEventObject[];
  /** Actors that were started. */
  readonly started: readonly { readonly id: string; readonly input: unknown }[];
  /** Events that were sent to actors. */
  readonly sent: readonly { readonly to: string; readonly event: AnyEventObject }[];
  /** Time-outs that were set, in milliseconds. */
  readonly timers: readonly number[];
  readonly taken: readonly AnyTransitionDefinition[];
}

interface Record {
  emitted: AnyEventObject[];
  started: { id: string; input: unknown }[];
  sent: { to: string; event: AnyEventObject }[];
  timers: number[];
  taken: AnyTransitionDefinition[];
}
const empty = (): Record => ({ emitted: [], started: [], sent: [], timers: [], taken: [] });

/** Runs a machine on its own: its actors do nothing but note that they were started and what they were sent. */
export interface Runner {
  readonly machine: AnyStateMachine;
  /** What is seen at the start and after each step. */
  readonly run: (steps: readonly (AnyEventObject | Wait)[]) => Seen[];
  /** Runs a machine made of this runner's, which saves providing its actors again. Runs of both must not overlap. */
  readonly like: (machine: AnyStateMachine) => Runner;
}

const isWait = (step: AnyEventObject | Wait): step is Wait => 'waited' in step;

const runnerOn = (
  machine: AnyStateMachine,
  input: unknown,
  isInspected: boolean,
  noted: { record: Record },
  stub: AnyActorLogic,
): Runner => {
  // A mutant may go round in circles for ever.
  machine.options = { ...machine.options, maxIterations: 1000 };

  return {
    machine,
    like: (other) => runnerOn(other, input, isInspected, noted, stub),
    run: (steps) => {
      noted.record = empty();
      const simulated = new SimulatedClock();
      const actor = createActor(machine, {
        input,
        clock: {
          setTimeout: (call, milliseconds) => {
            noted.record.timers.push(milliseconds);
            return simulated.setTimeout(call, milliseconds);
          },
          clearTimeout: (id) => simulated.clearTimeout(id),
        },
        ...(isInspected && {
          inspect: (event) => {
            if (event.type === '@xstate.microstep') noted.record.taken.push(...event._transitions);
          },
        }),
      });
      actor.on('*', (event) => noted.record.emitted.push(event));
      // Its failure is seen in the snapshot; unobserved, it would be thrown at the test runner.
      actor.subscribe({ error: () => undefined });

      const seen: Seen[] = [];
      const look = (isAccepted: () => boolean) => {
        seen.push({
          // Asked for by few.
          get accepted() {
            return isAccepted();
          },
          snapshot: actor.getSnapshot(),
          ...noted.record,
        });
        noted.record = empty();
      };
      actor.start();
      look(() => true);
      for (const step of steps) {
        if (isWait(step)) {
          simulated.increment(step.waited);
          look(() => true);
        } else {
          const snapshot = actor.getSnapshot();
          const isActive = snapshot.status === 'active';
          // What an event brings along to be started does nothing either.
          if (isActive) actor.send('logic' in step ? { ...step, logic: stub } : step);
          look(() => isActive && snapshot.can(step));
        }
      }
      actor.stop();
      return seen;
    },
  };
};

/** `inspected` also notes the transitions taken, which costs time. */
export const createRunner = (original: AnyStateMachine, input: unknown, options?: { inspected: boolean }): Runner => {
  const noted = { record: empty() };
  const stub = fromCallback(({ input, receive, self }) => {
    noted.record.started.push({ id: self.id, input });
    receive((event) => noted.record.sent.push({ to: self.id, event }));
  });
  const machine: AnyStateMachine = original.provide({
    actors: Object.fromEntries(Object.keys(original.implementations.actors).map((name) => [name, stub])),
  });
  return runnerOn(machine, input, options?.inspected ?? false, noted, stub);
};
