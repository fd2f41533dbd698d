import { useSelector } from '@xstate/react';
import { costOf, settingsUserOf } from '#machines/session/sessionSelectors.ts';
import { prepareDigest } from '../api/digestOf.ts';
import { createAccess } from '../flows/access.ts';
import { createBilling } from '../flows/billing.ts';
import { createOwnReports } from '../flows/ownReports.ts';
import { AccessSection } from '../screens/access/AccessSection.tsx';
import { BillingSections } from '../screens/billing/BillingSections.tsx';
import { DeletionLosses } from '../screens/billing/DeletionLosses.tsx';
import { ReportsSection } from '../screens/reports/ReportsSection.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { createSettings } from '../flows/settings.ts';
import { useLiora } from './LioraContext.ts';

// What the form needs is there before it is submitted.
prepareDigest();

export const Component = () => {
  const liora = useLiora();
  const user = useSelector(liora.session, settingsUserOf);
  const pictureCost = useSelector(liora.session, costOf('picture'));
  if (user === null) return null;
  const billing = liora.billing(createBilling);
  return (
    <SettingsScreen
      settings={liora.settings(createSettings, user)}
      pictureCost={pictureCost}
      access={<AccessSection access={liora.access(createAccess)} />}
      reports={<ReportsSection reports={liora.ownReports(createOwnReports)} />}
      losses={<DeletionLosses billing={billing} />}
    >
      <BillingSections billing={billing} />
    </SettingsScreen>
  );
};
