import type { Page } from '@playwright/test';
import axeCore, { type Result, type RunOptions } from 'axe-core';

declare global {
  /** Where it has been brought into a page. */
  var axe: Pick<typeof axeCore, 'run'> | undefined;
}

/**
 * What axe finds in a page without frames, or in a part of it, by its selector. `rules`: the ids of those that are looked at, left out: all.
 * It stays in the page: to bring it there takes longer than to run it.
 */
export const violationsIn = async (page: Page, part = 'html', rules?: readonly string[]): Promise<Result[]> => {
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([element, wanted]) => {
      if (globalThis.axe === undefined) throw new Error('axe is in no page that was left meanwhile');
      return (await globalThis.axe.run(element, wanted)).violations;
    },
    [part, options] as const,
  );
};
