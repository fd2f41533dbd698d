import { fileURLToPath } from 'node:url';

/** Made by `npm run db:generate` from the files that drizzle.config.ts names. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
