import { createBilling } from '../flows/billing.ts';
import { PlanSection } from '../screens/billing/PlanSection.tsx';
import { useLiora } from './LioraContext.ts';

/** The running plan where it is bought: its code is for whoever has one. */
const RunningPlanRoute = () => <PlanSection subscription={useLiora().billing(createBilling).subscription} />;
export default RunningPlanRoute;
