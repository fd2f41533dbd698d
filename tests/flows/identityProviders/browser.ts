import { expect as playwrightExpect, type Page } from '@playwright/test';
import { type identityProvidersMachine, LOAD_TIMEOUT } from '#machines/identityProviders/identityProvidersMachine.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { expectNothingWaits, filled, holdCall } from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The other services to sign in with, as who opens sign-in again and again sees them, before a server whose answers wait. */
export const createIdentityProvidersDriver = async (page: Page): Promise<Driver<typeof identityProvidersMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const calls = { providers: await holdCall(page, '/session/pc/providers') };
  const dialog = page.getByRole('dialog', { name: text.auth_sign_in_title, exact: true });
  const buttons = dialog.getByRole('button', { name: new RegExp(filled(text.auth_with, {})) });
  let offered: readonly string[] = [];
  const seeOffered = async (): Promise<void> => {
    await expect(dialog.getByRole('button', { name: text.auth_sign_in, exact: true })).toBeEnabled();
    await expect(buttons).toHaveText(offered.map((name) => filled(text.auth_with, { name })));
  };
  const seeAnswered = async (): Promise<void> => {
    await seeOffered();
    await expectNothingWaits(calls);
  };

  return {
    events: {
      'providers.wanted': async (_, before) => {
        if (!before.matches('idle')) {
          await dialog.getByRole('button', { name: text.action_close, exact: true }).press('Escape');
          await expect(dialog).toHaveCount(0);
        }
        await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in, exact: true }).click();
      },
    },
    done: {
      loadProviders: async (providers) => {
        offered = providers.map(({ name }) => name);
        await calls.providers.answer({ providers });
      },
    },
    failed: { loadProviders: (error) => calls.providers.fail(error) },
    after: { loadTimeout: () => page.clock.runFor(LOAD_TIMEOUT) },
    states: {
      idle: async () => {
        await expect(dialog).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      loading: async () => {
        expect(await calls.providers.arrived()).toEqual({ query: {}, body: null });
        await seeOffered();
      },
      known: seeAnswered,
      failed: seeAnswered,
    },
  };
};
