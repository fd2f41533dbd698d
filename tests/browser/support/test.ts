import { test as base, type TestInfo, type TestType } from '@playwright/test';
import { isWanted } from '#tests/support/extent.ts';

/** Playwright's, for somebody whose browser asks not to be followed: what the page finds out about visitors is no part of other tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await use(context);
  },
});

/** Writes tests as `declare` does, but those only that have their turn by their titles: see extent.ts. */
export const inTurn =
  <Fixtures extends object, WorkerFixtures extends object>(declare: TestType<Fixtures, WorkerFixtures>) =>
  (title: string, body: (fixtures: Fixtures & WorkerFixtures, info: TestInfo) => Promise<void> | void): void => {
    if (isWanted(title)) declare(title, body);
  };

/** A test that not every run needs, since one of its kind is always run. */
export const testInTurn = inTurn(test);
