import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';

const siblingOf = (self: AnyActorRef, id: string): AnyActorRef | undefined => {
  const parent: { children?: Readonly<Record<string, AnyActorRef>> } | undefined = self._parent?.getSnapshot();
  return parent?.children?.[id];
};

/**
 * Sends on to its parent what the parent's actor with the id `of` emits. Where `types` are given, events of those say that they are `from`
 * there, and all others come as `flow.told`.
 */
export const relay = fromCallback<EventObject, { of: string; types?: readonly string[] }>(
  ({ input: { of, types }, sendBack, self }) => {
    const actor = siblingOf(self, of);
    if (actor === undefined) throw new Error(`No actor "${of}" to relay`);
    const subscription = actor.on('*', (event) => {
      if (types === undefined) sendBack(event);
      else sendBack(types.includes(event.type) ? { ...event, from: of } : { type: 'flow.told', told: event, from: of });
    });
    return () => subscription.unsubscribe();
  },
);
