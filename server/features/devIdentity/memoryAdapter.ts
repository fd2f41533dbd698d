import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what the embedded issuer remembers for as long as the process lives: of each kind the latest thousand. */
export const createMemoryAdapter = () => {
  const MAX = 1000;
  const kinds = new Map<string, Map<string, AdapterPayload>>();
  return (kind: string): Adapter => {
    const kept = kinds.get(kind) ?? new Map<string, AdapterPayload>();
    kinds.set(kind, kept);
    const findBy = (fits: (payload: AdapterPayload) => boolean) => [...kept.values()].find(fits);
    return {
      async upsert(id, payload) {
        kept.set(id, payload);
        const [oldest] = kept.keys();
        if (kept.size > MAX && oldest !== undefined) kept.delete(oldest);
      },
      find: async (id) => kept.get(id),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = kept.get(id);
        if (payload) kept.set(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        kept.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const payloads of kinds.values())
          for (const [id, payload] of payloads) if (payload.grantId === grantId) payloads.delete(id);
      },
    };
  };
};
