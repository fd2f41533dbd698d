import { memoryStore, type ObjectStore } from '#server/features/devPayments/records.ts';

/** A store of a payment service that can keep the next reader of an object waiting. */
export const holdableStore = () => {
  const store = memoryStore();
  const held = new Map<string, { read: () => void; go: Promise<void> }>();
  return {
    store: {
      ...store,
      async get(id) {
        const hold = held.get(id);
        held.delete(id);
        hold?.read();
        await hold?.go;
        return store.get(id);
      },
    } satisfies ObjectStore,
    holdNext: (id: string) => {
      const [read, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held.set(id, { read: read.resolve, go: go.promise });
      return { isRead: read.promise, release: go.resolve };
    },
  };
};
