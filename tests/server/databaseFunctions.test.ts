import { expect, it, onTestFinished } from 'vitest';
import { applyFunctions, functionsIn, functionSources } from '../../scripts/lib/databaseFunctions.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

describeOnDatabases('the functions of the database', (kind) => {
  it('are after all migrations what server/db/functions says; if not, run `npm run db:functions -- NAME`', async () => {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    const sources = await functionSources();
    const migrated = await functionsIn(database.db);
    await applyFunctions(database.db, sources);
    expect([...migrated.keys()]).toEqual([...sources.keys()]);
    expect(await functionsIn(database.db)).toEqual(migrated);
  });
});
