import { fileURLToPath } from 'node:url';

/** Made by `npm run db:generate` from schema.ts. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
