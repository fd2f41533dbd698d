import { type Page, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel, Model } from '#tests/flows/support/model.ts';
import { pathsOf } from '#tests/flows/support/paths.ts';
import { type AnyWalker, walkAnyPath, type Walker } from '#tests/flows/support/walk.ts';

/** Writes a test for each path of a model: it walks the path on a fresh page, with a clock that the walker can turn. Once a file. */
export function describeWalks<M extends AnyStateMachine>(
  title: string,
  model: Model<M>,
  createWalker: (page: Page) => Promise<Walker<NoInfer<M>>>,
): void;
export function describeWalks(title: string, model: AnyModel, createWalker: (page: Page) => Promise<AnyWalker>): void {
  // Steps have names, and recording takes a third of the time.
  test.use({ trace: 'off' });
  test.describe(title, () => {
    for (const path of pathsOf(model)) {
      test(path.title, async ({ page }) => {
        await page.clock.install();
        await page.route('/images/**', (route) => route.abort());
        const walker = await createWalker(page);
        await page.goto('/');
        await walkAnyPath(model, path, walker, test.step);
      });
    }
  });
}
