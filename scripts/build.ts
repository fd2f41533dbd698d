import { buildClient, ensureClient } from './lib/clientBuild.ts';
import { rm } from 'node:fs/promises';
import { inRoot } from './lib/root.ts';

await rm(inRoot('dist/client.stamp'), { force: true });
await ensureClient(() => buildClient('info'));
