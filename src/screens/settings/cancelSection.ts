import { isBusy } from '#machines/settings/settingsSelectors.ts';
import type { SettingsRef } from './settingsTypes.ts';

/** Leaves the section that is open, or gives up what is awaited there. */
export const cancelSection = (settings: SettingsRef): void => {
  settings.send({ type: isBusy(settings.getSnapshot()) ? 'submit.cancelled' : 'section.closed' });
};
