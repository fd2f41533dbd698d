import type { Page, Route } from '@playwright/test';
import { errNo, httpStatus, type ErrNo } from '#contract/errNo.ts';
import { Changes } from './changes.ts';

/** Requests that wait until the test answers them. */
export interface Held {
  /** How many wait now. */
  readonly count: () => number;
  /** Waits until exactly one request waits, and gives its body. */
  readonly arrived: () => Promise<string>;
  /** Answers the one that waits with `data` and the code that goes with it; `retryAfter` in seconds. */
  readonly answer: (data: unknown, code?: ErrNo, retryAfter?: number) => Promise<void>;
  /** The one that waits gets no answer: the connection breaks. */
  readonly breakOff: () => Promise<void>;
  /** Forgets the one that the application has given up on. */
  readonly forget: () => Promise<void>;
  /** Of what waits. */
  readonly changes: Changes;
}

const isErrNo = (code: number): code is ErrNo => code in httpStatus;

/** The code of a fixture as one that the server can send. */
export const knownErrNo = (code: number): ErrNo => {
  if (!isErrNo(code)) throw new Error(`${code} is no code of the contract`);
  return code;
};

/** Holds every request to `path` of the API. `notices` come with data and status 200. */
export const hold = async (page: Page, path: string, notices: readonly number[] = []): Promise<Held> => {
  const waiting: Route[] = [];
  const changes = new Changes();
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      waiting.push(route);
      changes.tell();
    },
  );
  const one = async (): Promise<Route> => {
    await changes.see(() => waiting.length, 1, `one request to ${path} waits`);
    const route = waiting.pop();
    if (!route) throw new Error(`No request to ${path} waits`);
    changes.tell();
    return route;
  };
  return {
    changes,
    count: () => waiting.length,
    async arrived() {
      const route = await one();
      waiting.push(route);
      changes.tell();
      return route.request().postData() ?? '';
    },
    async answer(data, code = errNo.success, retryAfter) {
      const status = notices.includes(code) ? 200 : httpStatus[code];
      await (
        await one()
      ).fulfill({
        status,
        json: { errNo: code, data },
        ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
      });
    },
    async breakOff() {
      await (await one()).abort('connectionfailed');
    },
    async forget() {
      // The browser has cancelled it already, and says so.
      await (await one()).abort().catch(() => undefined);
    },
  };
};
