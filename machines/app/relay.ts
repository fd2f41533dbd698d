import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

const siblingOf = (self: AnyActorRef, id: string): AnyActorRef | undefined => {
  const parent: { children?: Readonly<Record<string, AnyActorRef>> } | undefined = self._parent?.getSnapshot();
  return parent?.children?.[id];
};

/** Sends on to its parent what the parent's actor with the id `of` emits: events of `types`, everything unless told. */
export const relay = fromCallback<EventObject, { of: string; types?: readonly string[] }>(
  ({ input: { of, types = ['*'] }, sendBack, self }) => {
    const actor = siblingOf(self, of);
    if (actor === undefined) throw new Error(`No actor "${of}" to relay`);
    const subscriptions = types.map((type) => actor.on(type, sendBack));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
