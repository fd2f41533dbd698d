import type { Need } from '#contract/care.ts';
import type { Transaction } from '#server/db/database.ts';
import { endHold, hold } from '#server/features/ledger/ledger.ts';
import { type AlternativeId, continuationsOf, type Progress } from './alternativeRepository.ts';

/** Tokens for an answer, and for the picture that comes with one. */
export interface ChatCosts {
  readonly chat: number;
  readonly picture: number;
}

type Service = 'chat' | 'picture';

const SERVICES: readonly Service[] = ['chat', 'picture'];

/** Words and picture of an answer are two jobs, for one may come without the other; so is each time that it is gone on with. */
const jobOf = async (tx: Transaction, service: Service, alternative: AlternativeId): Promise<string> => {
  const { msgId, ordinal } = alternative;
  const job = `${service === 'chat' ? 'chat' : 'chat-picture'}:${msgId}:${ordinal}`;
  const times = await continuationsOf(tx, alternative);
  return times === 0 ? job : `${job}:${times}`;
};

export interface Charge {
  readonly service: Service;
  readonly cost: number;
}

/** Whom an answer is for, and whether a picture comes with it. */
export interface Answered {
  readonly need: Need | null;
  /** By what the person says in the conversation. */
  readonly isMinor: boolean;
  readonly hasPicture: boolean;
}

/** What an answer costs, with its picture where one comes with it; nothing to whoever is in need or a minor, whom we answer ourselves. */
export const chargesOf = ({ need, isMinor, hasPicture }: Answered, costs: ChatCosts): readonly Charge[] => [
  { service: 'chat', cost: need === null && !isMinor ? costs.chat : 0 },
  ...(hasPicture ? [{ service: 'picture' as const, cost: costs.picture }] : []),
];

/** Sets aside what an answer costs. Throws 3101 when there are too few tokens. */
export const chargeFor = async (
  tx: Transaction,
  accountId: string,
  alternative: AlternativeId,
  charges: readonly Charge[],
): Promise<void> => {
  for (const charge of charges) {
    const job = await jobOf(tx, charge.service, alternative);
    await hold(tx, { accountId, job, ...charge });
  }
};

type Come = Pick<Progress, 'status' | 'text' | 'isWritten'>;

/** Whether words are worth their price: once they are all there, also without their picture, or when the person stopped them with something written. */
const isReadable = ({ status, text, isWritten = false }: Come): boolean =>
  status === 'stopped' ? text.trim() !== '' : status === 'failed' && isWritten;

const isWorthIt = (service: Service, come: Come): boolean =>
  come.status === 'done' || (service === 'chat' && isReadable(come));

/** Spends what was set aside for what has come of an answer, and gives the rest back. */
export const endCharge = async (tx: Transaction, alternative: AlternativeId, progress: Come): Promise<void> => {
  for (const service of SERVICES)
    await endHold(tx, await jobOf(tx, service, alternative), isWorthIt(service, progress) ? 'capture' : 'void');
};

/** Gives back what was set aside for an answer that nobody writes to its end. */
export const voidCharge = async (tx: Transaction, alternative: AlternativeId): Promise<void> => {
  for (const service of SERVICES) await endHold(tx, await jobOf(tx, service, alternative), 'void');
};
