import { paths } from '#src/addresses/paths.ts';
import { createActivityDriver } from '#tests/flows/activity/browser.ts';
import { activityModel } from '#tests/flows/activity/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[ROUTE-01] activity machine on its screen', activityModel, createActivityDriver, paths.about());
