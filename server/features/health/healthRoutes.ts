import type { Hono } from 'hono';
import type { OpenDatabase } from '#server/db/database.ts';

const PING_TIMEOUT = 3000;

/** `/healthz`: the process lives. `/readyz`: it takes requests and its database answers; 503 otherwise. */
export const healthRoutes = (app: Hono, database: OpenDatabase, isShuttingDown: () => boolean): void => {
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
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'databaseUnreachable' }, 503);
    }
  });
};
