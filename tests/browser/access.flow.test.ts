import { createAccessDriver } from '#tests/flows/access/browser.ts';
import { accessModel } from '#tests/flows/access/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[M-16] access machine on its screen', accessModel, createAccessDriver, '/settings', {});
