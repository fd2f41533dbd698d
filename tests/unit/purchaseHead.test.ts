import { describe, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { Order } from '#contract/order.ts';
import { purchaseHead } from '#src/screens/purchase/purchaseHead.ts';
import { paid, refunded } from '#tests/flows/purchase/model.ts';
import text from '../../messages/en.json' with { type: 'json' };

const headOf = (order: Order) => purchaseHead('refunded', 'subscriptions', order);

describe('purchaseHead of money that goes back', () => {
  it('[BUY-04] says that a plan runs already where the order was given back for that', () => {
    expect(headOf({ ...refunded, reason: errNo.alreadySubscribed })).toEqual({
      title: 'You’re being refunded',
      text: 'You already have a plan. Your payment for the second one is being refunded.',
    });
  });

  it.each([null, errNo.conflict])('says nothing of plans where the reason is %s', (reason) => {
    expect(headOf({ ...paid, status: 'refunded', reason })).toEqual({
      title: text.purchase_refunded_title,
      text: text.purchase_refunded_text,
    });
  });
});
