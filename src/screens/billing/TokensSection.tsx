import { useSelector } from '@xstate/react';
import { hasLoadFailed, isLoadingFirst } from '#machines/ledger/ledgerSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { BillingSection } from './BillingSection.tsx';
import { stack } from './billingStyles.ts';
import type { LedgerRef } from './billingTypes.ts';
import { Ledger } from './Ledger.tsx';
import { TokensSkeleton } from './TokensSkeleton.tsx';
import { TokensSummary } from './TokensSummary.tsx';

/** What the person can spend, and every line that says why. */
export const TokensSection = ({ ledger }: { ledger: LedgerRef }) => {
  const isWaiting = useSelector(ledger, isLoadingFirst);
  const isFailed = useSelector(ledger, hasLoadFailed);
  return (
    <BillingSection title={m.billing_tokens()} isActing={false}>
      <div className={stack}>
        {isFailed ? (
          <ReloadNotice flow={ledger}>{m.billing_tokens_failed()}</ReloadNotice>
        ) : isWaiting ? (
          <TokensSkeleton />
        ) : (
          <>
            <TokensSummary ledger={ledger} />
            <Ledger ledger={ledger} />
          </>
        )}
      </div>
    </BillingSection>
  );
};
