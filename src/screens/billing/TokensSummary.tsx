import { useSelector } from '@xstate/react';
import { remainingOf } from '#machines/ledger/ledgerSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { countText } from '../money.ts';
import { dateText } from '../times.ts';
import { figures, small } from './billingStyles.ts';
import type { LedgerRef } from './billingTypes.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' });
const large = css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums' });

/** What can be spent now, and what stands in the way of more. */
export const TokensSummary = ({ ledger }: { ledger: LedgerRef }) => {
  const remaining = useSelector(ledger, remainingOf);
  if (remaining === null) return null;
  const { tokens, held, debt, expiring } = remaining;
  return (
    <>
      <dl className={facts}>
        <div>
          <dt className={small}>{m.billing_tokens_spendable()}</dt>
          <dd className={large}>{countText(tokens)}</dd>
        </div>
        {held === 0 ? null : (
          <div>
            <dt className={small}>{m.billing_tokens_held()}</dt>
            <dd className={large}>{countText(held)}</dd>
          </div>
        )}
        {debt === 0 ? null : (
          <div>
            <dt className={small}>{m.billing_tokens_debt()}</dt>
            <dd className={large}>{countText(debt)}</dd>
          </div>
        )}
      </dl>
      {debt === 0 ? null : <Notice tone="care">{m.billing_tokens_debt_text()}</Notice>}
      {expiring.length === 0 ? null : (
        <ul className={small}>
          {expiring.map(({ tokens: count, expireTime }) => (
            <li key={`${String(expireTime)} ${String(count)}`} className={figures}>
              {m.billing_tokens_expiring({ tokens: countText(count), date: dateText(expireTime) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
