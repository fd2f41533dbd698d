import type { Page, Route } from '@playwright/test';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { failureOf } from '#machines/failure.ts';
import { Changes } from '#tests/browser/support/changes.ts';
import { knownErrNo } from '#tests/browser/support/hold.ts';
import { endTries, triesAt } from '#tests/browser/support/tries.ts';

/** Files on their way that wait until the test answers them, each by the key of its intent. Those that are given up leave by themselves. */
export interface HeldCards {
  /** Waits until these are on their way and nothing else is. */
  readonly arrived: (intentIds: readonly string[]) => Promise<void>;
  readonly answer: (intentId: string, data: unknown) => Promise<void>;
  /** Answers with the code and the fields of `error`, again and again where the client asks again. */
  readonly fail: (intentId: string, error: unknown) => Promise<void>;
}

export const holdCards = async (page: Page, path: string): Promise<HeldCards> => {
  const waiting = new Map<string, Route>();
  const changes = new Changes();
  page.on('requestfailed', (request) => {
    for (const [intentId, route] of waiting) if (route.request() === request) waiting.delete(intentId);
    changes.tell();
  });
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      waiting.set(route.request().headers()['idempotency-key'] ?? '', route);
      changes.tell();
    },
  );
  const take = async (intentId: string): Promise<Route> => {
    await changes.see(() => waiting.has(intentId), true, `${intentId} is on its way`);
    const route = waiting.get(intentId);
    if (!route) throw new Error(`${intentId} is not on its way`);
    waiting.delete(intentId);
    changes.tell();
    return route;
  };
  return {
    async arrived(intentIds) {
      await changes.see(() => [...waiting.keys()].toSorted(), intentIds.toSorted(), 'these are on their way');
    },
    async answer(intentId, data) {
      await (await take(intentId)).fulfill({ json: { errNo: errNo.success, data } });
    },
    async fail(intentId, error) {
      const { errNo: known, fields, retryAfter } = failureOf(error);
      const code = knownErrNo(known);
      const status = httpStatus[code];
      await endTries(page, triesAt(status), async () => {
        const route = await take(intentId);
        await route.fulfill({
          status,
          json: { errNo: code, data: fields.length === 0 ? null : { fields } },
          ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
        });
        return route.request();
      });
    },
  };
};
