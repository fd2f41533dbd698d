import { createPurchaseDriver } from '#tests/flows/purchase/browser.ts';
import { purchaseModel } from '#tests/flows/purchase/model.ts';
import { purchaseTours } from '#tests/flows/purchase/tours.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[BUY-01] [BUY-03] [BUY-06] purchase machine on its screens', purchaseModel, createPurchaseDriver, '/', {
  ...purchaseTours,
  isOnPhones: true,
});
