import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { ConsentChoice, consentMachine } from '#machines/consent/consentMachine.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const KEY = 'analytics-consent';
const OPTED_OUT = 'is-opted-out';

/** Consent as people give it and take it back on the page about Liora, in this tab and in another, in browsers that have answered already. */
export const createConsentDriver = async (page: Page): Promise<Driver<typeof consentMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript((flag) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => localStorage.getItem(flag) !== null });
  }, OPTED_OUT);
  let kept: ConsentChoice | null = null;
  const row = page.getByRole('region', { name: text.consent_title });
  const refuse = row.getByRole('button', { name: text.consent_refuse });
  const allow = row.getByRole('button', { name: text.consent_allow });

  const see = async (words: string, button: typeof allow | null): Promise<void> => {
    await expect(row.getByText(words, { exact: true })).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(button === null ? 0 : 1);
    if (button !== null) await expect(button).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(kept);
  };
  return {
    events: {
      'consent.read': async ({ choice, isOptedOut }, before) => {
        kept = choice;
        await page.evaluate(
          ([key, flag, told, isOut]) => {
            if (told === null) localStorage.removeItem(key);
            else localStorage.setItem(key, told);
            if (isOut) localStorage.setItem(flag, 'yes');
            else localStorage.removeItem(flag);
            window.dispatchEvent(new StorageEvent('storage', { key, newValue: told }));
          },
          [KEY, OPTED_OUT, choice, isOptedOut] as const,
        );
        // Nothing is read before somebody sees it.
        if (before.matches('unknown')) await page.goto(paths.about());
      },
      'consent.given': async () => {
        await allow.press('Enter');
        kept = 'allowed';
      },
      'consent.refused': async () => {
        await refuse.press('Enter');
        kept = 'refused';
      },
    },
    done: {},
    failed: {},
    after: {},
    states: {
      unknown: () => expect(row).toHaveCount(0),
      withheld: () => see(text.consent_withheld, null),
      allowed: () => see(text.consent_allowed, refuse),
      refused: () => see(text.consent_refused, allow),
    },
  };
};
