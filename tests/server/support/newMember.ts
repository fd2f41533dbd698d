import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#server/db/database.ts';
import { accounts } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { openWallet } from '#server/features/ledger/wallet.ts';
import type { Caller } from '#server/http/endpoint.ts';

/** An account with an empty wallet, where there is no server to join. */
export const newMember = async ({ db }: OpenDatabase): Promise<Caller> => {
  const account = { id: randomUUID(), email: `${randomUUID()}@example.org`, createTime: Date.now() };
  await db.insert(accounts).values(account);
  await transact(db, (tx) => openWallet(tx, account, 0));
  const nothing = {
    passwordHash: null,
    country: null,
    pictureChoice: null,
    pictureAgreedCost: null,
    showsReasoning: false,
  };
  return { ...account, ...nothing, name: 'Ada', pronoun: 'she/her', age: 36, underAgeAnswers: 0 };
};
