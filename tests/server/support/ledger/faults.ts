/** A mistake in a function of the ledger: what stands there, and what somebody could have written. */
export interface Fault {
  readonly what: string;
  readonly of: string;
  readonly right: string | RegExp;
  readonly wrong: string;
}

const LOCK = 'FOR UPDATE';

/** Mistakes that the model has to object to. Each stands in its function once. */
export const faults: readonly Fault[] = [
  {
    what: 'tokens that end last are spent first',
    of: 'ledger_draw',
    right: 'expire_time - grace NULLS LAST',
    wrong: 'expire_time - grace DESC NULLS LAST',
  },
  {
    what: 'tokens are spent by the end of their grace',
    of: 'ledger_draw',
    right: 'expire_time - grace',
    wrong: 'expire_time',
  },
  {
    what: 'tokens last one moment longer',
    of: 'ledger_expire',
    right: 'expire_time <= p_now',
    wrong: 'expire_time < p_now',
  },
  { what: 'grace is no part of a lot', of: 'ledger_grant', right: 'p_expire + p_grace', wrong: 'p_expire' },
  {
    what: 'a debt stays when tokens come',
    of: 'ledger_grant',
    right: 'PERFORM ledger_settle(p_wallet, p_now);',
    wrong: '',
  },
  {
    what: 'what was granted once is granted again',
    of: 'ledger_grant',
    right: 'RETURN false',
    wrong: `p_cause := p_cause || ':' || p_now`,
  },
  { what: 'a hold is made of what has ended', of: 'ledger_hold', right: 'IF v_has_ended THEN', wrong: 'IF false THEN' },
  {
    what: 'a hold takes the last token never',
    of: 'ledger_hold',
    right: 'v_spendable < p_cost',
    wrong: 'v_spendable <= p_cost',
  },
  { what: 'two holds do not wait for each other', of: 'ledger_hold', right: LOCK, wrong: '' },
  { what: 'two ends of a hold do not wait for each other', of: 'ledger_end', right: LOCK, wrong: '' },
  {
    what: 'what is given back to an ended lot can be spent',
    of: 'ledger_end',
    right: 'PERFORM ledger_expire(v_hold.wallet_id, p_now);',
    wrong: '',
  },
  {
    what: 'a debt stays when a hold comes back',
    of: 'ledger_end',
    right: 'PERFORM ledger_settle(v_hold.wallet_id, p_now);',
    wrong: '',
  },
  {
    what: 'a refund takes other lots first',
    of: 'ledger_take_back',
    right: 'v_outside, v_lot.id)',
    wrong: 'v_outside, NULL)',
  },
  {
    what: 'a refund asks for what ended unused',
    of: 'ledger_take_back',
    right: 'v_granted - v_expired',
    wrong: 'v_granted',
  },
  { what: 'a refund forgets what is back already', of: 'ledger_take_back', right: '- v_taken;', wrong: ';' },
  {
    what: 'a refund takes what is there, and no debt',
    of: 'ledger_take_back',
    right: 'v_missing > v_drawn',
    wrong: 'false',
  },
  {
    what: 'what comes back again settles no debt',
    of: 'ledger_take_back',
    right: 'v_settled := least(-v_missing, v_debt.owed)',
    wrong: 'v_settled := 0',
  },
  {
    what: 'what comes back to an ended lot is lost',
    of: 'ledger_take_back',
    right: 'v_lot.expire_time <= p_now',
    wrong: 'false',
  },
  {
    what: 'grace adds up',
    of: 'ledger_prolong',
    right: 'expire_time - grace + p_grace',
    wrong: 'expire_time + p_grace',
  },
  {
    what: 'grace that is over ends nothing',
    of: 'ledger_prolong',
    right: /PERFORM ledger_expire\(v_wallet, p_now\);(?=\s*END)/,
    wrong: '',
  },
  {
    what: 'a plan that ends begins again by a clock',
    of: 'ledger_restore',
    right: 'max(t.create_time) >= l.expire_time AND',
    wrong: '',
  },
  {
    what: 'what is unpaid comes back by a clock',
    of: 'ledger_restore',
    right: `o.status <> 'paid' AND`,
    wrong: 'false AND',
  },
  {
    what: 'what a clock gives back settles no debt',
    of: 'ledger_restore',
    right: 'PERFORM ledger_settle(p_wallet, p_now);',
    wrong: '',
  },
];
