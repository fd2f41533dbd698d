import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

/** Sends on to its parent everything that the actor with the system id `of` emits. */
export const relay = fromCallback<EventObject, { of: string }>(({ input, sendBack, system }) => {
  const actor: AnyActorRef | undefined = system.get(input.of);
  if (actor === undefined) throw new Error(`No actor "${input.of}" to relay`);
  const subscription = actor.on('*', sendBack);
  return () => subscription.unsubscribe();
});
