import type { Queries, Transaction } from '#server/db/database.ts';
import { holdStatusOf, openHolds } from '#server/features/ledger/holdRepository.ts';
import { hold } from '#server/features/ledger/ledger.ts';
import type { AlternativeId } from '#server/features/conversation/alternativeRepository.ts';

/** The first try is `speech:<msgId>:<ordinal>`; a job has one hold for ever, so that a later one is another job. */
const jobOf = ({ msgId, ordinal }: AlternativeId, attempt: number): string =>
  `speech:${msgId}:${ordinal}${attempt === 1 ? '' : `:${attempt}`}`;

/**
 * - `begun`: set aside now, under the name `job`.
 * - `underWay`: somebody else has set it aside and makes the sound.
 * - `paid`: the sound was paid for, and was lost since.
 */
export type Charge =
  | { readonly kind: 'begun'; readonly job: string }
  | { readonly kind: 'underWay' }
  | { readonly kind: 'paid' };

/** Sets aside what the sound of an alternative costs, which the transaction holds against others. Throws 3101 when there are too few tokens. */
export const chargeFor = async (
  tx: Transaction,
  accountId: string,
  id: AlternativeId,
  cost: number,
): Promise<Charge> => {
  for (let attempt = 1; ; attempt += 1) {
    const job = jobOf(id, attempt);
    switch (await holdStatusOf(tx, job)) {
      case undefined:
        await hold(tx, { accountId, job, service: 'speech', cost });
        return { kind: 'begun', job };
      case 'held':
        return { kind: 'underWay' };
      case 'captured':
        return { kind: 'paid' };
      case 'voided':
        break;
    }
  }
};

/** Sounds for which something is set aside, whoever makes them. */
export const openCharges = async (db: Queries): Promise<{ job: string; id: AlternativeId }[]> => {
  const open = await openHolds(db, 'speech');
  return open.map((job) => {
    const [, msgId = '', ordinal] = job.split(':');
    return { job, id: { msgId, ordinal: Number(ordinal) } };
  });
};
