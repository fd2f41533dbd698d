import { useSelector } from '@xstate/react';
import { hasLoadFailed, isActing, isLoadingFirst } from '#machines/access/accessSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { BillingSection } from '../billing/BillingSection.tsx';
import { stack } from '../billing/billingStyles.ts';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { AccessList } from './AccessList.tsx';
import { AccessSkeleton } from './AccessSkeleton.tsx';
import type { AccessRef } from './accessTypes.ts';
import { EndDialog } from './EndDialog.tsx';

const AccessBody = ({ access }: { access: AccessRef }) => {
  const isWaiting = useSelector(access, isLoadingFirst);
  const isFailed = useSelector(access, hasLoadFailed);
  if (isFailed) return <ReloadNotice flow={access}>{m.access_failed()}</ReloadNotice>;
  return isWaiting ? <AccessSkeleton /> : <AccessList access={access} />;
};

/** Who can get into the account, and ending each. */
export const AccessSection = ({ access }: { access: AccessRef }) => {
  const isAsked = useSelector(access, isActing);
  return (
    <BillingSection title={m.access_title()} isActing={isAsked}>
      <div className={stack}>
        <AccessBody access={access} />
      </div>
      <EndDialog access={access} />
    </BillingSection>
  );
};
