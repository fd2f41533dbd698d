import { createOfflineDriver } from '#tests/flows/offline/browser.ts';
import { offlineModel } from '#tests/flows/offline/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('offline machine on its page', offlineModel, createOfflineDriver, '/offline/index.html', {
  isThorough: true,
});
