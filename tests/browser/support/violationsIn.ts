import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in a page without frames, for which it would open one more page each time; or in a part of it, by its selector. `rules`:
 * the ids of those that are looked at, left out: all.
 */
export const violationsIn = async (page: Page, part = 'html', rules?: readonly string[]) =>
  (
    await new AxeBuilder({ page })
      .include(part)
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
      })
      .analyze()
  ).violations;
