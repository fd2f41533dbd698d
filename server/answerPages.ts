import type { Hono } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { LOCALES, PSEUDO_LOCALE, isLocale, pageFile } from '#contract/locale.ts';
import { fitsPattern } from '#contract/path.ts';
import { isScreenPath } from '#contract/screens.ts';
import type { AppDeps } from './app/appDeps.ts';
import type { sessionCookie } from './features/account/sessionToken.ts';
import { createPrerenderedPages } from './features/page/prerenderedPages.ts';
import { answerError } from './http/answerError.ts';
import { ApiError } from './http/apiError.ts';
import { sendClientFile } from './http/clientFiles.ts';
import { acceptedRegion, languageIn, pageLocale } from './http/pageLocale.ts';

/** Addresses that are never those of screens: calls, and files by their ending. */
const NO_SCREEN = /^\/(?:api|session|images|dev|operator|assets|builds)\/|\.[a-z0-9]+$/i;
/** Pages for trying sign-in, which production leaves out. */
const TEST_PAGE = /^\/test-auth(?:\/|$)/i;
/** What a page hangs on beside its address. */
const PAGE_VARIES = ['Accept-Language', 'Cookie'];

/** Answers what no route does: with the page of a screen, drawn where nobody is signed in and else what is around it, or that there is nothing. */
export const answerPages = (
  app: Hono,
  deps: Pick<AppDeps, 'clientFiles' | 'prerendering' | 'routeRules' | 'hasDevPages' | 'log'>,
  cookie: Pick<ReturnType<typeof sessionCookie>, 'read'>,
): void => {
  const locales = [...LOCALES, ...(deps.hasDevPages ? [PSEUDO_LOCALE] : [])].filter((locale) =>
    deps.clientFiles.has(`/${pageFile(locale)}`),
  );
  const pageOf = (locale: string) => deps.clientFiles.get(`/${pageFile(locale)}`);
  const isPlace = (path: string): boolean =>
    isScreenPath(path) || deps.routeRules.some((rule) => fitsPattern(rule.path, path));
  const prerenderedPages =
    deps.prerendering && createPrerenderedPages(deps.clientFiles, deps.prerendering, deps.log, pageOf);
  app.notFound(async (c) => {
    const isScreen =
      c.req.method === 'GET' && !NO_SCREEN.test(c.req.path) && (deps.hasDevPages || !TEST_PAGE.test(c.req.path));
    const locale = pageLocale(c, locales);
    // Who may be signed in sees what the browser draws into a shell; so does who brings something along in the address.
    const isPrerendered =
      isScreen && isLocale(locale) && new URL(c.req.url).search === '' && cookie.read(c) === undefined;
    const page =
      (isPrerendered
        ? await prerenderedPages?.of(c.req.path, locale, acceptedRegion(languageIn(c), locale))
        : undefined) ??
      (isScreen && isLocale(locale) ? await prerenderedPages?.shellOf(c.req.path, locale) : undefined) ??
      (isScreen ? pageOf(locale) : undefined);
    if (page && isPlace(c.req.path)) return sendClientFile(c, page, PAGE_VARIES);
    if (page) {
      // People are told by the same page; who reads no page goes by the status.
      c.status(404);
      return sendClientFile(c, { ...page, etag: undefined, cacheControl: 'no-store' }, PAGE_VARIES);
    }
    return answerError(c, new ApiError(errNo.notFound, `Page not found: ${c.req.path}`));
  });
};
