import { createSettingsDriver, settingsNotOffered } from '#tests/flows/settings/browser.ts';
import { settingsModel } from '#tests/flows/settings/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[AUTH-10] [AUTH-14] settings machine on its screen', settingsModel, createSettingsDriver, '/settings', {
  notOffered: settingsNotOffered,
});
