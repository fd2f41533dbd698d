import type { Need } from '#contract/care.ts';
import type { Transaction } from '#server/db/database.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import type { AlternativeId, Progress } from './alternativeRepository.ts';

/** Tokens for an answer, and for the picture that comes with one. */
export interface ChatCosts {
  readonly chat: number;
  readonly picture: number;
}

const jobOf = ({ msgId, ordinal }: AlternativeId): string => `chat:${msgId}:${ordinal}`;

export interface Charge {
  readonly service: 'chat' | 'picture';
  readonly cost: number;
}

/** What an answer costs: nothing to whoever is in need. */
export const chargeOf = (need: Need | null, costs: ChatCosts, hasPicture: boolean): Charge => {
  if (hasPicture) return { service: 'picture', cost: costs.chat + costs.picture };
  return { service: 'chat', cost: need === null ? costs.chat : 0 };
};

/** Sets aside what an answer costs. Throws 3101 when there are too few tokens. */
export const chargeFor = (
  tx: Transaction,
  accountId: string,
  alternative: AlternativeId,
  charge: Charge,
): Promise<void> => hold(tx, { accountId, job: jobOf(alternative), ...charge });

/** A stopped answer is paid for by what is written; where a picture was to come with it, that does not come. */
const isWorthIt = ({ status, text }: Pick<Progress, 'status' | 'text'>, hasPicture: boolean): boolean =>
  status === 'done' || (status === 'stopped' && !hasPicture && text.trim() !== '');

/** Spends what was set aside for an answer that has come, or was stopped by the person with something written; else gives it back. */
export const endCharge = async (
  tx: Transaction,
  alternative: AlternativeId,
  progress: Pick<Progress, 'status' | 'text'>,
  hasPicture: boolean,
): Promise<void> => {
  await endHold(tx, jobOf(alternative), isWorthIt(progress, hasPicture) ? 'capture' : 'void');
};

/** Gives back what was set aside for an answer that nobody writes to its end. */
export const voidCharge = async (tx: Transaction, alternative: AlternativeId): Promise<void> => {
  await endHold(tx, jobOf(alternative), 'void');
};
