import type { Judgement, Need } from '#contract/care.ts';
import type { PictureChoice } from '#contract/account.ts';
import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { liveSubscriptionOfAccount } from '#server/features/billing/orderRepository.ts';
import { tokensOf } from '#server/features/ledger/wallet.ts';
import { refusalOf } from '#server/features/care/content.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ChatCosts } from './charge.ts';
import { storePictureChoice } from './pictureChoiceRepository.ts';
import { asksForPicture } from './pictureWords/asksForPicture.ts';

type Stored = Pick<Caller, 'pictureChoice' | 'pictureAgreedCost'>;

/** What comes where the person's words ask for a picture; a question again once one has become dearer. */
export const choiceOf = ({ pictureChoice, pictureAgreedCost }: Stored, cost: number): PictureChoice =>
  pictureChoice === null || (pictureChoice === 'always' && (pictureAgreedCost ?? 0) < cost) ? 'ask' : pictureChoice;

/** The same as it is stored. */
export const chosen = (choice: PictureChoice, cost: number): Stored => ({
  pictureChoice: choice === 'ask' ? null : choice,
  pictureAgreedCost: choice === 'always' ? cost : null,
});

/** Keeps what the person chose for good. */
export const keepChoice = async (
  tx: Transaction,
  { id }: Caller,
  choice: PictureChoice | undefined,
  cost: number,
): Promise<void> => {
  if (choice !== undefined) await storePictureChoice(tx, id, chosen(choice, cost));
};

/** Whether words bring a picture: where they ask for one that there may be, and the person may have and has agreed to. Throws 1017 while that was not agreed to. */
export const isPictureAgreed = async (
  tx: Transaction,
  caller: Caller,
  { text, need, content }: Judgement & { readonly text: string },
  costs: ChatCosts,
): Promise<boolean> => {
  if (need !== null || refusalOf(content) !== null) return false;
  const choice = choiceOf(caller, costs.picture);
  if (choice === 'never' || !asksForPicture(text)) return false;
  if ((await liveSubscriptionOfAccount(tx, caller.id)) === undefined) return false;
  if ((await tokensOf(tx, caller.id)) < costs.chat + costs.picture) return false;
  if (choice === 'always') return true;
  throw new ApiError(errNo.pictureAgreementNeeded, 'The price of the picture was not agreed to');
};

/** Whether the last words asked for a picture, and the words in place of them do not. */
export const isPictureTakenBack = (before: string, now: string): boolean =>
  asksForPicture(before) && !asksForPicture(now);

/** Whether a picture comes with an answer: never where somebody is in need. Throws 3100 for people without a plan. */
export const allowPicture = async (
  tx: Transaction,
  caller: Caller,
  need: Need | null,
  isAskedFor: boolean,
): Promise<boolean> => {
  if (!isAskedFor || need !== null) return false;
  if ((await liveSubscriptionOfAccount(tx, caller.id)) === undefined)
    throw new ApiError(errNo.subscriptionNeeded, 'Pictures need a plan');
  return true;
};
