import type { BillingRefs } from './billingTypes.ts';
import { OrdersSection } from './OrdersSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { TokensSection } from './TokensSection.tsx';

/** What the person pays and gets for it. */
export const BillingSections = ({ billing }: { billing: BillingRefs }) => (
  <>
    <PlanSection subscription={billing.subscription} />
    <TokensSection ledger={billing.ledger} />
    <OrdersSection orders={billing.orders} />
  </>
);
