import { Client } from 'pg';
import * as z from 'zod';

const names = z.array(z.object({ name: z.string() }));
const row = z.record(z.string(), z.unknown());
const rows = z.array(z.object({ row }));

export type Tables = Readonly<Record<string, readonly z.infer<typeof row>[]>>;

/** All rows of all tables of a PostgreSQL database, for comparing before and after. */
export const readTables = async (url: string): Promise<Tables> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = names.parse(
      (await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).rows,
    );
    const content: Record<string, z.infer<typeof row>[]> = {};
    for (const { name } of tables) {
      const { rows: given } = await client.query(
        `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)::text`,
      );
      content[name] = rows.parse(given).map((entry) => entry.row);
    }
    return content;
  } finally {
    await client.end();
  }
};
