import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a page without frames, for which it would open one more page each time; or in a part of it, by its selector. */
export const violationsIn = async (page: Page, part = 'html') =>
  (
    await new AxeBuilder({ page })
      .include(part)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations;
