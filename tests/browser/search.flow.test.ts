import { createSearchDriver } from '#tests/flows/search/browser.ts';
import { searchModel } from '#tests/flows/search/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('search machine on its screen', searchModel, createSearchDriver, '/ai-girlfriend', {});
