import type { Transaction } from '#server/db/database.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { concernIn } from '#server/providers/chat/scripted/concerns.ts';
import type { AlternativeId, Progress } from './chatRepository.ts';

const jobOf = ({ msgId, ordinal }: AlternativeId): string => `chat:${msgId}:${ordinal}`;

/** Whoever is in need is answered, with or without tokens. */
export const answerCost = (said: string, cost: number): number =>
  concernIn(said)?.startsWith('crisis') === true ? 0 : cost;

/** Sets aside what an answer costs. Throws 3101 when there are too few tokens. */
export const chargeFor = (
  tx: Transaction,
  accountId: string,
  alternative: AlternativeId,
  cost: number,
): Promise<void> => hold(tx, { accountId, job: jobOf(alternative), service: 'chat', cost });

const isWorthIt = ({ status, text }: Pick<Progress, 'status' | 'text'>): boolean =>
  status === 'done' || (status === 'stopped' && text.trim() !== '');

/** Spends what was set aside for an answer that has come, or was stopped by the person with something written; else gives it back. */
export const endCharge = async (
  tx: Transaction,
  alternative: AlternativeId,
  progress: Pick<Progress, 'status' | 'text'>,
): Promise<void> => {
  await endHold(tx, jobOf(alternative), isWorthIt(progress) ? 'capture' : 'void');
};
