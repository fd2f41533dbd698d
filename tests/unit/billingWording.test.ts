import { describe, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import { orderStatus } from '#contract/order.ts';
import {
  noteText,
  orderReasonText,
  orderStatusText,
  orderText,
  planFailureText,
  refundFailureText,
} from '#src/screens/billing/billingWording.ts';
import { order } from '#tests/flows/orders/model.ts';

describe('an order', () => {
  it('is called by what was bought', () => {
    const plan = { ...order(1), name: 'Plus', months: 12 };
    expect(
      [order(1), { ...plan, kind: 'subscription' as const }, { ...plan, kind: 'renewal' as const }].map(orderText),
    ).toEqual(['500 tokens', 'Plus, yearly', 'Plus, yearly, renewal']);
  });

  it('says how it stands', () => {
    expect(orderStatus.options.map((status) => [status, orderStatusText(status)])).toEqual([
      ['open', 'Awaiting payment'],
      ['pending', 'Payment processing'],
      ['paid', 'Paid'],
      ['failed', 'Failed'],
      ['cancelled', 'Canceled'],
      ['expired', 'Expired'],
      ['refunding', 'Refund in progress'],
      ['refunded', 'Refunded'],
      ['refundFailed', 'Refund failed'],
      ['disputed', 'Reversed by the bank'],
    ]);
  });

  it('says why it stands so where that is not what the person did', () => {
    expect(
      [
        order(1),
        { ...order(1), status: 'refundFailed' as const },
        { ...order(1), reason: errNo.alreadySubscribed },
        { ...order(1), reason: errNo.conflict },
      ].map(orderReasonText),
    ).toEqual([
      null,
      'The refund couldn’t be sent. You can request it again.',
      'You already had a plan, so your payment was refunded.',
      'The payment didn’t match the order.',
    ]);
  });

  it('says of a refund that is refused that it is too late, and of the rest what says everything', () => {
    expect(
      [errNo.conflict, errNo.providerFailed].map((code) => refundFailureText({ errNo: code, fields: [] })),
    ).toEqual([
      'This order can’t be refunded anymore: the refund period is over, or some of its tokens have been spent.',
      'A service we need isn’t available right now. Please try again.',
    ]);
  });
});

describe('a plan', () => {
  it('is said to be gone where it cannot be changed for that', () => {
    expect(
      [errNo.subscriptionNeeded, errNo.providerFailed].map((code) => planFailureText({ errNo: code, fields: [] })),
    ).toEqual([
      'Your plan has ended in the meantime.',
      'A service we need isn’t available right now. Please try again.',
    ]);
  });
});

describe('a line of the ledger', () => {
  it('notes what is under way, what came to nothing, and until when tokens can be spent', () => {
    const expireTime = Date.UTC(2026, 11, 24, 12);
    expect([
      noteText({ kind: 'hold', expireTime: null }),
      noteText({ kind: 'void', expireTime: null }),
      noteText({ kind: 'allowance', expireTime }),
      noteText({ kind: 'purchase', expireTime: null }),
    ]).toEqual(['Pending', 'Not completed, no charge', 'Expires December 24, 2026', null]);
  });
});
