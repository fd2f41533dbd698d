import { createConfirmDriver } from '#tests/flows/confirm/browser.ts';
import { confirmScreenModel } from '#tests/flows/confirm/model.ts';
import { describeWalks } from './support/describeWalks.ts';
import { test } from './support/test.ts';

// One worker builds the gallery once for all of them.
test.describe.configure({ mode: 'default' });

describeWalks(
  '[SHELL-04] confirm machine on its screen',
  confirmScreenModel,
  createConfirmDriver,
  '/parts.html?scene=parts',
  { isThorough: true },
);
