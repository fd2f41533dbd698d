import { Client } from 'pg';
import * as z from 'zod';

const names = z.array(z.object({ name: z.string() }));
const row = z.record(z.string(), z.unknown());
const rows = z.array(z.object({ name: z.string(), row }));

export type Tables = Readonly<Record<string, readonly z.infer<typeof row>[]>>;

/** All rows of all tables of a PostgreSQL database, for comparing before and after. */
export const readTables = async (url: string): Promise<Tables> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = names.parse(
      (await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")).rows,
    );
    // In one statement, which sees one moment.
    const each = tables.map(({ name }) => `SELECT '${name}' AS name, to_jsonb(t) AS row FROM "${name}" t`);
    const { rows: given } = await client.query(`${each.join(' UNION ALL ')} ORDER BY name, row`);
    const found = Object.groupBy(rows.parse(given), ({ name }) => name);
    return Object.fromEntries(tables.map(({ name }) => [name, (found[name] ?? []).map((entry) => entry.row)]));
  } finally {
    await client.end();
  }
};
