import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';

/** What that person chose for pictures that words ask for, with the price that was agreed to. */
export const storePictureChoice = async (
  tx: Transaction,
  id: string,
  choice: Pick<typeof accounts.$inferInsert, 'pictureChoice' | 'pictureAgreedCost'>,
): Promise<void> => {
  await tx.update(accounts).set(choice).where(eq(accounts.id, id));
};
