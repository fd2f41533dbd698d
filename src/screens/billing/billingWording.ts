import { errNo } from '#contract/errNo.ts';
import type { Order, OrderStatus } from '#contract/order.ts';
import type { LedgerLine, Service } from '#contract/tokens.ts';
import { type Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from '../money.ts';
import { planText } from '../plans.ts';
import { dateText } from '../times.ts';
import { failureText } from '../wording.ts';
import { writtenAs } from '../writtenAs.ts';

/** With its sign: `+100` */
export const changeText = (change: number): string =>
  new Intl.NumberFormat(writtenAs(), { signDisplay: 'exceptZero' }).format(change);

const useText = (service: Service | null, name: string | null): string => {
  switch (service) {
    case 'chat':
      return name === null ? m.billing_use_chat() : m.billing_use_chat_of({ name });
    case 'picture':
      return name === null ? m.billing_use_picture() : m.billing_use_picture_of({ name });
    case 'character':
      return name === null ? m.billing_use_character() : m.billing_use_character_of({ name });
    case 'speech':
      return name === null ? m.billing_use_speech() : m.billing_use_speech_of({ name });
    case null:
      return m.billing_use();
  }
};

/** Why tokens came or went. */
export const transferText = ({
  kind,
  service,
  characterName,
  change,
}: Pick<LedgerLine, 'kind' | 'service' | 'characterName' | 'change'>): string => {
  switch (kind) {
    case 'welcome':
      return m.billing_transfer_welcome();
    case 'promotion':
      return m.billing_transfer_promotion();
    case 'purchase':
      return m.billing_transfer_purchase();
    case 'allowance':
      return m.billing_transfer_allowance();
    case 'hold':
    case 'capture':
    case 'void':
      return useText(service, characterName);
    case 'refund':
      return m.billing_transfer_refund();
    case 'expiry':
      return change > 0 ? m.billing_transfer_expiry_undone() : m.billing_transfer_expiry();
    case 'settlement':
      return m.billing_transfer_settlement();
  }
};

/** What a line is still to be told of; `null` when nothing. */
export const noteText = ({ kind, expireTime }: Pick<LedgerLine, 'kind' | 'expireTime'>): string | null => {
  if (kind === 'hold') return m.billing_line_pending();
  if (kind === 'void') return m.billing_line_nothing();
  return expireTime === null ? null : m.billing_line_ends({ date: dateText(expireTime) });
};

/** What was bought. */
export const orderText = ({ kind, name, months, tokens }: Order): string => {
  const plan = planText({ name: name ?? '', months: months ?? 1 });
  switch (kind) {
    case 'package':
      return m.billing_order_package({ tokens: countText(tokens) });
    case 'subscription':
      return m.billing_order_subscription({ plan });
    case 'renewal':
      return m.billing_order_renewal({ plan });
  }
};

export const orderStatusText = (status: OrderStatus): string => {
  switch (status) {
    case 'open':
      return m.billing_status_open();
    case 'pending':
      return m.billing_status_pending();
    case 'paid':
      return m.billing_status_paid();
    case 'failed':
      return m.billing_status_failed();
    case 'cancelled':
      return m.billing_status_cancelled();
    case 'expired':
      return m.billing_status_expired();
    case 'refunding':
      return m.billing_status_refunding();
    case 'refunded':
      return m.billing_status_refunded();
    case 'refundFailed':
      return m.billing_status_refund_failed();
    case 'disputed':
      return m.billing_status_disputed();
  }
};

/** Why an order stands as it does where that is not what the person did; `null` when it is. */
export const orderReasonText = ({ status, reason }: Order): string | null => {
  if (status === 'refundFailed') return m.billing_reason_refund_failed();
  switch (reason) {
    case errNo.alreadySubscribed:
      return m.billing_reason_subscribed();
    case errNo.conflict:
      return m.billing_reason_mismatch();
    default:
      return null;
  }
};

/** Why the money of an order could not go back. */
export const refundFailureText = (failure: Failure): string =>
  failure.errNo === errNo.conflict ? m.billing_refund_refused() : failureText(failure);

/** Why the plan could not be changed, kept or ended. */
export const planFailureText = (failure: Failure): string =>
  failure.errNo === errNo.subscriptionNeeded ? m.billing_plan_gone() : failureText(failure);
