import type { ScreenPath } from '#contract/screens.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ClientFile, type ClientFiles, isWholeSheet } from '#server/http/clientFiles.ts';
import type { Log } from '#server/log.ts';
import type { PrerenderThread } from './prerenderThread.ts';
import { pageTemplate } from './pageTemplate.ts';

const HOME: ScreenPath = '/';
/** What is drawn for people who are not signed in. All other addresses the browser draws. */
const SCREENS: readonly ScreenPath[] = [HOME, '/users/sign_in', '/users/sign_up', '/tokens', '/subscriptions'];
const PATHS: ReadonlySet<string> = new Set(SCREENS);
/** Milliseconds for which a prerendered page is shown to everybody. */
const FRESH = 10_000;
/** A page lives for seconds: more than this takes longer than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages that are drawn before their scripts come. */
export interface PrerenderedPages {
  /** The page in a language; nothing where the browser has to draw it. */
  of(path: string, locale: string): Promise<ClientFile | undefined>;
}

interface Kept {
  readonly since: number;
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

  const prerender = async (path: string, locale: string): Promise<ClientFile | undefined> => {
    const page = pageOf(locale);
    if (page === undefined) return undefined;
    const template = pageTemplate(Buffer.from(page.body).toString('utf8'), path === HOME ? undefined : sheet);
    const { html, answers } = await thread.prerender({ path, locale });
    if (html === null) return undefined;
    const body = new Uint8Array(Buffer.from(template(html, answers)));
    const [br, gz] = await Promise.all([toBrotli(body, BROTLI), toGzip(body)]);
    return {
      type: page.type,
      etag: undefined,
      // A browser that goes back to it may be signed in by then.
      cacheControl: 'no-store',
      body,
      compressed: { br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    };
  };

  return {
    of(path, locale) {
      if (!PATHS.has(path)) return Promise.resolve(undefined);
      const key = `${locale} ${path}`;
      const known = kept.get(key);
      const now = performance.now();
      if (known !== undefined && now - known.since < FRESH) return known.page;
      const page = prerender(path, locale).catch((error: unknown) => {
        log.warn({ err: error, path }, 'a page could not be drawn');
        return undefined;
      });
      kept.set(key, { since: now, page });
      return page;
    },
  };
};
