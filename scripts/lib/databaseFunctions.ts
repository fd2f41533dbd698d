import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { inRoot } from './root.ts';

/** Where the functions of the database stand as they are now; migrations hold how they came to be so. */
const FUNCTIONS = inRoot('server/db/functions');

const definitions = z.object({ rows: z.array(z.object({ name: z.string(), definition: z.string() })) });

/** The sources of all functions, by their names. */
export const functionSources = async (): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(FUNCTIONS)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(FUNCTIONS, file), 'utf8')));
  return new Map(files.map((file, index) => [path.basename(file, '.sql'), texts[index] ?? '']));
};

/** What the database has, by name, but for what extensions bring. */
export const functionsIn = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const answer = await db.execute(sql`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS definition
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.proname`);
  return new Map(definitions.parse(answer).rows.map(({ name, definition }) => [name, definition]));
};

/** Makes all functions of a database what their sources say. */
export const applyFunctions = async (db: Database, sources: ReadonlyMap<string, string>): Promise<void> => {
  for (const source of sources.values()) await db.execute(sql.raw(source));
};
