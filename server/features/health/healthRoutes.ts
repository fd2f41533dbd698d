import type { Hono } from 'hono';
import type { OpenDatabase } from '#server/db/database.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';

const PING_TIMEOUT = 3000;
/** Milliseconds for which the place of pictures is not asked again: whoever likes can ask. */
const STORAGE_KNOWN = 10_000;

export interface HealthDeps {
  readonly database: OpenDatabase;
  readonly storage: Pick<MediaStorage, 'check'>;
  readonly isShuttingDown: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests, its database answers, and the place for pictures is as it was set up; 503
 * otherwise.
 */
export const healthRoutes = (app: Hono, { database, storage, isShuttingDown }: HealthDeps): void => {
  let known: { readonly until: number; readonly isUsable: Promise<boolean> } | undefined;
  const isStorageUsable = (): Promise<boolean> => {
    if (known === undefined || known.until < performance.now()) {
      const isUsable = storage.check().then(
        () => true,
        () => false,
      );
      known = { until: performance.now() + STORAGE_KNOWN, isUsable };
    }
    return known.isUsable;
  };

  app.get('/healthz', (c) => c.json({ status: 'alive' }));

  app.get('/readyz', async (c) => {
    if (isShuttingDown()) return c.json({ status: 'shuttingDown' }, 503);
    try {
      await Promise.race([
        database.ping(),
        new Promise((_resolve, reject) => {
          AbortSignal.timeout(PING_TIMEOUT).addEventListener('abort', reject);
        }),
      ]);
    } catch {
      return c.json({ status: 'databaseUnreachable' }, 503);
    }
    return (await isStorageUsable()) ? c.json({ status: 'ready' }) : c.json({ status: 'storageUnusable' }, 503);
  });
};
