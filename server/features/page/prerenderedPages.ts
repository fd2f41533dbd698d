import { type ScreenPath, screenAt } from '#contract/screens.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ClientFile, type ClientFiles, etagOf, isWholeSheet } from '#server/http/clientFiles.ts';
import type { Log } from '#server/log.ts';
import type { PrerenderThread } from './prerenderThread.ts';
import type { PrerenderJob } from './prerenderWorker.ts';
import { pageTemplate } from './pageTemplate.ts';

const HOME: ScreenPath = '/';
const MEETING: ScreenPath = '/meet/:characterId';
/** What is drawn for people who are not signed in. All others the browser draws, into their shell. */
const DRAWN: ReadonlySet<ScreenPath> = new Set<ScreenPath>([
  HOME,
  MEETING,
  '/users/sign_in',
  '/users/sign_up',
  '/tokens',
  '/subscriptions',
]);
/** What has prices, which each region writes in its own way. */
const PRICED: ReadonlySet<ScreenPath> = new Set<ScreenPath>(['/tokens', '/subscriptions']);
/** Milliseconds for which a prerendered page is shown to everybody. */
const FRESH = 10_000;
/** How many are kept: there are as many meetings as somebody thinks of, and many regions. */
const KEPT_MAX = 300;
/** How many of these may be waiting to be drawn: the next ones get their shell. */
const WAITING_MAX = 8;
/** A page lives for seconds: more than this takes longer than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages that are drawn before their scripts come. */
export interface PrerenderedPages {
  /** The page as strangers see it, in a language and with the prices of `region`; nothing where the browser has to draw it. */
  of(path: string, locale: string, region: string): Promise<ClientFile | undefined>;
  /** What is around the screen at that path, whoever comes: the same until the next build. */
  shellOf(path: string, locale: string): Promise<ClientFile | undefined>;
}

interface Kept {
  until: number;
  readonly page: Promise<ClientFile | undefined>;
}

/** `pageOf` is the file of the page in a language. A page that cannot be drawn is left to the browser, and told in the log. */
export const createPrerenderedPages = (
  files: ClientFiles,
  thread: PrerenderThread,
  log: Log,
  pageOf: (locale: string) => ClientFile | undefined,
): PrerenderedPages => {
  const sheet = [...files.keys()].find(isWholeSheet);
  const kept = new Map<string, Kept>();
  let manyUnderWay = 0;

  const prerender = async (job: PrerenderJob): Promise<ClientFile | undefined> => {
    const page = pageOf(job.locale);
    if (page === undefined) return undefined;
    const template = pageTemplate(Buffer.from(page.body).toString('utf8'), job.path === HOME ? undefined : sheet);
    const { html, answers } = await thread.prerender(job);
    if (html === null) return undefined;
    const body = new Uint8Array(Buffer.from(template(html, answers)));
    const [br, gz] = await Promise.all([toBrotli(body, BROTLI), toGzip(body)]);
    return {
      type: page.type,
      // A browser that goes back to a page may be signed in by then; nobody's shell is another one.
      ...(job.of === 'page'
        ? { etag: undefined, cacheControl: 'no-store' }
        : { etag: etagOf(body), cacheControl: page.cacheControl }),
      body,
      compressed: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    };
  };

  const heldFor = (life: number, job: PrerenderJob): Promise<ClientFile | undefined> => {
    const key = `${job.of} ${job.locale} ${job.region} ${job.path}`;
    const known = kept.get(key);
    const now = performance.now();
    if (known !== undefined && now < known.until) return known.page;
    const made: Kept = {
      until: now + life,
      page: prerender(job).catch((error: unknown) => {
        log.warn({ err: error, path: job.path }, 'a page could not be drawn');
        made.until = Math.min(made.until, now + FRESH);
        return undefined;
      }),
    };
    kept.delete(key);
    kept.set(key, made);
    return made.page;
  };

  const forgetOldest = (): void => {
    const oldest = [...kept.keys()].find((key) => key.startsWith('page'));
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  };

  return {
    async of(path, locale, wanted) {
      const screen = screenAt(path);
      if (screen === undefined || !DRAWN.has(screen) || (path !== screen && screen !== MEETING)) return undefined;
      const region = PRICED.has(screen) ? wanted : locale;
      const job = { of: 'page', path, locale, region } as const;
      if (screen !== MEETING && region === locale) return heldFor(FRESH, job);
      if (manyUnderWay >= WAITING_MAX) return undefined;
      manyUnderWay += 1;
      try {
        return await heldFor(FRESH, job);
      } finally {
        manyUnderWay -= 1;
        forgetOldest();
      }
    },
    shellOf(path, locale) {
      const screen = screenAt(path);
      if (screen === undefined) return Promise.resolve(undefined);
      return heldFor(Infinity, { of: 'shell', path: screen.replaceAll(/:\w+/g, '0'), locale, region: locale });
    },
  };
};
