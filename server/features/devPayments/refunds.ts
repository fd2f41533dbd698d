import type { Delivery } from './delivery.ts';
import { newId, type Records } from './records.ts';
import { Refused } from './refused.ts';
import { renderCharge, renderDispute, renderRefund } from './render.ts';

export interface RefundsDeps {
  readonly records: Records;
  readonly delivery: Delivery;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** Money that goes back, by the house or by the bank, each with the events that Stripe would send. */
export const createRefunds = ({ records, delivery, now }: RefundsDeps) => {
  const refund = async (paymentIntent: string, amount: number | undefined) => {
    const payment = await records.payments.get(paymentIntent);
    const left = payment.amount - payment.refunded;
    if (payment.status !== 'succeeded') throw new Refused('charge_not_paid', 'The payment has not succeeded');
    if (left === 0) throw new Refused('charge_already_refunded', `Charge ${payment.charge} has already been refunded.`);
    const part = amount ?? left;
    if (part > left || part < 1) throw new Refused('amount_too_large', `Only ${left} can be refunded`);
    const made = await records.refunds.put({
      id: newId('re'),
      created: now(),
      amount: part,
      currency: payment.currency,
      paymentIntent,
      status: 'succeeded',
    });
    const refunded = await records.payments.put({ ...payment, refunded: payment.refunded + part });
    await delivery.emit('refund.created', renderRefund(made, payment.charge));
    await delivery.emit('charge.refunded', renderCharge(refunded));
    return made;
  };

  /** A refund comes back to the house: the card is closed. */
  const failRefund = async (id: string): Promise<void> => {
    const made = await records.refunds.get(id);
    const payment = await records.payments.get(made.paymentIntent);
    const failed = await records.refunds.put({ ...made, status: 'failed' });
    await records.payments.put({ ...payment, refunded: payment.refunded - made.amount });
    await delivery.emit('refund.failed', renderRefund(failed, payment.charge));
  };

  const dispute = async (paymentIntent: string): Promise<string> => {
    const payment = await records.payments.get(paymentIntent);
    const made = await records.disputes.put({
      id: newId('dp'),
      created: now(),
      amount: payment.amount - payment.refunded,
      currency: payment.currency,
      paymentIntent,
      status: 'needs_response',
    });
    await delivery.emit('charge.dispute.created', renderDispute(made, payment.charge));
    return made.id;
  };

  const closeDispute = async (id: string, status: 'won' | 'lost'): Promise<void> => {
    const closed = await records.disputes.put({ ...(await records.disputes.get(id)), status });
    const payment = await records.payments.get(closed.paymentIntent);
    await delivery.emit('charge.dispute.closed', renderDispute(closed, payment.charge));
  };

  return { refund, failRefund, dispute, closeDispute };
};
