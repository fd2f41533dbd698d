import type { ShopTerms } from '#contract/subscription.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { countText } from '../money.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  textStyle: 'small',
  color: 'fg.muted',
  maxWidth: 'column',
});

const refundText = (days: number): readonly string[] => {
  if (days === 0) return [];
  return [days === 1 ? m.purchase_refund_one() : m.purchase_refund({ days: countText(days) })];
};

export interface TermsProps {
  terms: ShopTerms;
  /** Plans are on offer, too. */
  hasPlans?: boolean;
}

/** What becomes of what is left, how a plan is cancelled, and when money comes back: a sentence each. */
export const Terms = ({ terms: { refundDays }, hasPlans = false }: TermsProps) => (
  <div className={list}>
    {[...(hasPlans ? [m.purchase_leftovers(), m.purchase_cancel()] : []), ...refundText(refundDays)].map((words) => (
      <p key={words}>{words}</p>
    ))}
  </div>
);
