import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPglite } from '#server/db/pglite.ts';
import { silentLog } from '#server/log.ts';
import { applyFunctions, functionsIn, functionSources } from './lib/databaseFunctions.ts';
import { capture, say } from './lib/exec.ts';
import { inRoot } from './lib/root.ts';

const MIGRATIONS = inRoot('server/db/migrations');

/** Names of the functions whose source is another than what all migrations come to. */
const changedFunctions = async (sources: ReadonlyMap<string, string>): Promise<string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'liora-functions-'));
  const database = await openPglite(folder, silentLog);
  try {
    const migrated = await functionsIn(database.db);
    await applyFunctions(database.db, sources);
    const wanted = await functionsIn(database.db);
    return [...sources.keys()].filter((name) => wanted.get(name) !== migrated.get(name));
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the next migration: what server/db/functions says of the functions that have changed. */
const main = async ([name]: readonly string[]): Promise<void> => {
  if (name === undefined) throw new Error('Say what the migration is called: npm run db:functions -- NAME');
  const sources = await functionSources();
  const changed = await changedFunctions(sources);
  if (changed.length === 0) {
    say('No function has changed.');
    return;
  }
  const kit = inRoot('node_modules/drizzle-kit/bin.cjs');
  const { code, output } = await capture(process.execPath, [kit, 'generate', '--custom', `--name=${name}`]);
  if (code !== 0) throw new Error(output.trimEnd());
  const file = (await readdir(MIGRATIONS)).toSorted().findLast((entry) => entry.endsWith('.sql')) ?? '';
  const statements = changed.map((one) => sources.get(one)?.trimEnd() ?? '');
  await writeFile(path.join(MIGRATIONS, file), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  say(`server/db/migrations/${file}: ${changed.join(', ')}`);
};

await main(process.argv.slice(2)).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
