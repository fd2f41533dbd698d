import { createOrdersDriver } from '#tests/flows/orders/browser.ts';
import { ordersModel } from '#tests/flows/orders/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[BUY-03] orders machine on its screen', ordersModel, createOrdersDriver, '/settings', {});
