import { expect as playwrightExpect, type Page } from '@playwright/test';
import { ACTIVITY_TIMEOUT, type activityMachine } from '#machines/activity/activityMachine.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { autumn } from './model.ts';
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import { visit } from '../support/visits.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const told = filled(text.activity_banner, { name: autumn.name, discount: autumn.maxSubscriptionDiscount });

/** Whether a promotion runs, as who comes to the first page again and again learns it from a server whose answers wait. */
export const createActivityDriver = async (page: Page): Promise<Driver<typeof activityMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const calls = { activity: await holdCall(page, '/api/activity') };
  const banner = page.getByRole('link', { name: told, exact: true });
  let isTold = false;
  /** The banner leads to the plans. */
  const seeBanner = async (): Promise<void> => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(isTold ? 1 : 0);
    if (isTold) await expect(banner).toHaveAttribute('href', paths.subscriptions());
  };

  return {
    events: {
      'activity.wanted': async () => {
        await visit(page, paths.about());
        await expect(page).toHaveTitle(new RegExp(text.about_title));
        await visit(page, paths.home());
      },
    },
    done: {
      loadActivity: async (promotion) => {
        isTold = promotion !== null;
        await calls.activity.answer({ promotion });
      },
    },
    failed: { loadActivity: (error) => calls.activity.fail(error) },
    after: { loadTimeout: () => page.clock.runFor(ACTIVITY_TIMEOUT) },
    states: {
      idle: async () => {
        await expect(banner).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      loading: async () => {
        expect(await calls.activity.arrived()).toEqual({ query: {}, body: null });
        await seeBanner();
      },
      known: async () => {
        await seeBanner();
        await expectNothingWaits(calls);
      },
      failed: async () => {
        await seeBanner();
        await expectNothingWaits(calls);
      },
    },
  };
};
