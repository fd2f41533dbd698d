import { paths } from '#src/addresses/paths.ts';
import { createActivityWalker } from '#tests/flows/activity/browser.ts';
import { activityModel } from '#tests/flows/activity/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[ROUTE-01] activity machine on its screen', activityModel, createActivityWalker, paths.about());
