import { eq, like } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { devPaymentObjects } from '#server/db/paymentSchema.ts';
import type { ObjectStore } from './records.ts';

/** Keeps the objects in the database, so that they are there after a restart. */
export const databaseStore = (db: Database): ObjectStore => ({
  async get(id) {
    const [row] = await db.select().from(devPaymentObjects).where(eq(devPaymentObjects.id, id));
    return row === undefined ? undefined : JSON.parse(row.object);
  },
  async put(id, object) {
    const row = { id, object: JSON.stringify(object) };
    await db.insert(devPaymentObjects).values(row).onConflictDoUpdate({ target: devPaymentObjects.id, set: row });
  },
  async list(prefix) {
    const rows = await db
      .select()
      .from(devPaymentObjects)
      .where(like(devPaymentObjects.id, `${prefix.replaceAll('_', String.raw`\_`)}%`));
    return rows.map(({ object }): unknown => JSON.parse(object));
  },
});
