import { test as base } from '@playwright/test';

/** Playwright's, for somebody whose browser asks not to be followed: what the page finds out about visitors is no part of other tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await use(context);
  },
});
