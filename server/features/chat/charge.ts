import type { Transaction } from '#server/db/database.ts';
import { type Book, findBook, openBook } from '#server/features/ledger/book.ts';
import { ofAccount, ofHold } from '#server/features/ledger/wallet.ts';
import { concernIn } from '#server/providers/chat/scripted/concerns.ts';
import type { AlternativeId, Progress } from './chatRepository.ts';

const jobOf = ({ msgId, ordinal }: AlternativeId): string => `chat:${msgId}:${ordinal}`;

/** Whoever is in need is answered, with or without tokens. */
export const answerCost = (said: string, cost: number): number =>
  concernIn(said)?.startsWith('crisis') === true ? 0 : cost;

/** Sets aside what an answer costs. Throws 3101 when there are too few tokens. */
export const chargeFor = async (
  tx: Transaction,
  accountId: string,
  alternative: AlternativeId,
  cost: number,
): Promise<void> => {
  if (cost === 0) return;
  const book = await openBook(tx, ofAccount(accountId));
  book.hold({ job: jobOf(alternative), service: 'chat', cost });
  await book.write();
};

const isWorthIt = ({ status, text }: Pick<Progress, 'status' | 'text'>): boolean =>
  status === 'done' || (status === 'stopped' && text.trim() !== '');

const end = (book: Book, job: string, progress: Pick<Progress, 'status' | 'text'>): Promise<boolean> =>
  isWorthIt(progress) ? book.capture(job) : book.void(job);

/** Spends what was set aside for an answer that has come, or was stopped by the person with something written; else gives it back. */
export const endCharge = async (
  tx: Transaction,
  alternative: AlternativeId,
  progress: Pick<Progress, 'status' | 'text'>,
): Promise<void> => {
  const job = jobOf(alternative);
  const book = await findBook(tx, ofHold(job));
  if (book === undefined) return;
  await end(book, job, progress);
  await book.write();
};
