import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel, Model } from '#tests/flows/support/model.ts';
import { pathsOf } from '#tests/flows/support/paths.ts';
import { reachOf } from '#tests/flows/support/reach.ts';
import { type AnyWalker, walkAnyPath, type Walker } from '#tests/flows/support/walk.ts';

const REPORTS = 'test-results/flows';

/**
 * Writes a test for each path of a model: it walks the path on a fresh page, which begins at `start`, with a clock that the walker can turn.
 * One more test tells how much of the machine that covers. Once a file. Figures go to test-results/flows/<machine>.browser.json.
 */
export function describeWalks<M extends AnyStateMachine>(
  title: string,
  model: Model<M>,
  createWalker: (page: Page) => Promise<Walker<NoInfer<M>>>,
  start?: string,
): void;
export function describeWalks(
  title: string,
  model: AnyModel,
  createWalker: (page: Page) => Promise<AnyWalker>,
  start = '/',
): void {
  // Steps have names, and recording takes a third of the time.
  test.use({ trace: 'off' });
  test.describe(title, () => {
    const paths = pathsOf(model);

    test('every transition is walked that the screen offers', async ({ page }) => {
      const reach = reachOf(model, paths, await createWalker(page));
      mkdirSync(REPORTS, { recursive: true });
      const report = { machine: model.machine.id, paths: paths.length, ...reach };
      writeFileSync(`${REPORTS}/${model.machine.id}.browser.json`, `${JSON.stringify(report, null, 2)}\n`);
      expect({ missing: reach.missing, needless: reach.needless }).toEqual({ missing: [], needless: [] });
    });

    for (const path of paths) {
      test(path.title, async ({ page }) => {
        await page.clock.install();
        await page.route('/images/**', (route) => route.abort());
        const walker = await createWalker(page);
        await page.goto(start);
        await walkAnyPath(model, path, walker, test.step);
      });
    }
  });
}
