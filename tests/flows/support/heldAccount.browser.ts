import { expect as playwrightExpect, type Page, type Route } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { ada } from '../session/model.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** Somebody who is signed in, and may be signed out for a while. */
export const holdAccount = async (page: Page) => {
  let held: Route[] | null = null;
  const answer = (route: Route) => route.fulfill({ json: { errNo: errNo.success, data: ada } });
  await page.route('**/api/user/detail', (route) => (held === null ? answer(route) : void held.push(route)));
  return {
    /** From now on nobody knows who is signed in; asked to sign in, they leave it for later. */
    lose: async (fail: () => Promise<void>) => {
      held = [];
      await fail();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text.action_close, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    find: async () => {
      const routes = held ?? [];
      held = null;
      // One that was given up meanwhile cannot be answered any more.
      await Promise.all(routes.map((route) => answer(route).catch(() => undefined)));
    },
  };
};
