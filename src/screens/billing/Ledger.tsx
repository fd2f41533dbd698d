import { useSelector } from '@xstate/react';
import { canLoadMore, isEmpty, isLoadingOlder } from '#machines/ledger/ledgerSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { muted } from './billingStyles.ts';
import type { LedgerRef } from './billingTypes.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { MoreButton } from './MoreButton.tsx';
import { RetryNotice } from '../RetryNotice.tsx';

const summary = css({
  width: '[fit-content]',
  minHeight: '11',
  py: '2',
  fontWeight: 'semibold',
  color: 'accent.text',
  cursor: 'pointer',
  borderRadius: 'xs',
});

/** Every line, the latest first, and the way to those further down, for whoever wants to know. */
export const Ledger = ({ ledger }: { ledger: LedgerRef }) => {
  const lines = useSelector(ledger, (snapshot) => snapshot.context.lines);
  const failure = useSelector(ledger, (snapshot) => snapshot.context.failure);
  const hasNone = useSelector(ledger, isEmpty);
  const hasMore = useSelector(ledger, canLoadMore);
  const isWaiting = useSelector(ledger, isLoadingOlder);
  const more = () => {
    ledger.send({ type: 'more.requested' });
  };
  if (hasNone) return <p className={muted}>{m.billing_tokens_none()}</p>;
  return (
    <details>
      <summary className={summary}>{m.billing_history()}</summary>
      <LedgerTable lines={lines} />
      {failure !== null ? (
        <RetryNotice onRetry={more}>{m.billing_tokens_more_failed()}</RetryNotice>
      ) : hasMore || isWaiting ? (
        <MoreButton isLoading={isWaiting} onClick={more} />
      ) : null}
    </details>
  );
};
