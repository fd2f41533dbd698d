import { type Invoice, newId, type Payment, type Records, type Subscription } from './records.ts';

export interface InvoicingDeps {
  readonly records: Records;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** Makes payments, and the invoices of subscriptions with theirs. */
export const createInvoicing = ({ records, now }: InvoicingDeps) => {
  const newPayment = (
    of: Pick<Payment, 'customer' | 'amount' | 'currency' | 'metadata'>,
    status: Payment['status'],
  ): Promise<Payment> => {
    const { customer, amount, currency, metadata } = of;
    const charge = newId('ch');
    return records.payments.put({
      id: newId('pi'),
      created: now(),
      customer,
      amount,
      currency,
      metadata,
      status,
      charge,
      refunded: 0,
    });
  };

  const newInvoice = async (
    subscription: Subscription,
    reason: Invoice['reason'],
    status: Payment['status'],
    invoiceStatus: Invoice['status'] = status === 'succeeded' ? 'paid' : 'open',
  ): Promise<{ subscription: Subscription; invoice: Invoice; payment: Payment }> => {
    const payment = await newPayment({ ...subscription, metadata: {} }, status);
    const { customer, amount, currency, metadata, periodStart, periodEnd } = subscription;
    const invoice = await records.invoices.put({
      id: newId('in'),
      created: now(),
      customer,
      amount,
      currency,
      subscription: subscription.id,
      metadata,
      reason,
      status: invoiceStatus,
      paymentIntent: payment.id,
      periodStart,
      periodEnd,
    });
    const invoiced = await records.subscriptions.put({ ...subscription, latestInvoice: invoice.id });
    return { subscription: invoiced, invoice, payment };
  };

  return { newPayment, newInvoice };
};
export type Invoicing = ReturnType<typeof createInvoicing>;
