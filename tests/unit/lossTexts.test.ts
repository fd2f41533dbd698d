import { describe, expect, it } from 'vitest';
import { lossTexts, type Possession } from '#src/screens/billing/lossTexts.ts';
import { dateText } from '#src/screens/times.ts';
import { order, refunding, spent } from '#tests/flows/orders/model.ts';
import { onPlus } from '#tests/flows/subscription/model.ts';
import text from '../../messages/en.json' with { type: 'json' };

const nothing: Possession = {
  remaining: { tokens: 0, held: 0, debt: 0, expiring: [] },
  running: null,
  isPlanKnown: true,
  orders: [],
};
const having = (tokens: number) => ({ tokens, held: 0, debt: 0, expiring: [] });
const noRefund = text.settings_delete_no_refund;

describe('[AUTH-14] what goes with a deleted account', () => {
  it.each<[string, Partial<Possession>, readonly string[]]>([
    ['nothing where there is nothing', { orders: [spent] }, []],
    ['tokens', { remaining: having(1200) }, ['You’ll lose 1,200 tokens.', noRefund]],
    ['a single token', { remaining: having(1) }, [text.settings_delete_tokens_one, noRefund]],
    ['tokens that are not known', { remaining: null }, [text.settings_delete_tokens_unknown, noRefund]],
    [
      'a plan with what is paid of it',
      { running: onPlus },
      [
        `Your plan “Plus, monthly” will end immediately, although it’s paid until ${dateText(onPlus.periodEnd)}. You won’t be charged again.`,
        noRefund,
      ],
    ],
    ...(['renewing', 'pastDue', 'unpaid'] as const).map((status): [string, Partial<Possession>, readonly string[]] => [
      `a plan that is ${status}`,
      { running: { ...onPlus, status } },
      ['Your plan “Plus, monthly” will end immediately. You won’t be charged again.', noRefund],
    ]),
    ['a plan that is not known', { isPlanKnown: false }, [text.settings_delete_plan_unknown, noRefund]],
    [
      'a plan that was known before',
      { isPlanKnown: false, running: { ...onPlus, status: 'pastDue' } },
      ['Your plan “Plus, monthly” will end immediately. You won’t be charged again.', noRefund],
    ],
    ['an order that can still be refunded', { orders: [order(1)] }, [noRefund, text.settings_delete_refund_first]],
    ['a refund that is on its way', { orders: [refunding] }, [noRefund, text.settings_delete_refund_under_way]],
  ])('names %s', (_, change, said) => {
    expect(lossTexts({ ...nothing, ...change })).toEqual(said);
  });
});
