import type { Context, MiddlewareHandler } from 'hono';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { BASE_LOCALE } from '#contract/locale.ts';
import type { Log } from '../log.ts';
import { isForUser } from './answerError.ts';
import { isNearAddress, isNearHost } from './nearAddress.ts';
import { localeOf } from './pageLocale.ts';
import { troublePage } from './troublePage.ts';
import { troubles } from './troubles.ts';

/** Whoever keeps a server running asks these without a person. */
const HEALTH = new Set(['/healthz', '/readyz']);

const MESSAGE = troubles[BASE_LOCALE].notPublic.message;

/** The addresses that proxies name, without ports: `X-Forwarded-For`, `X-Real-IP`, and `for` of `Forwarded` (RFC 7239). */
const forwardedAddresses = (c: Context): string[] => {
  const plain = [c.req.header('x-forwarded-for'), c.req.header('x-real-ip')].flatMap((text) => text?.split(',') ?? []);
  const named = [...(c.req.header('forwarded') ?? '').matchAll(/for\s*=\s*"?([^",;]+)/gi)].map(([, text = '']) => text);
  return [...plain, ...named]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => /^\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'))
    .map((text) => text.replace(/^::ffff:(?=\d+\.)/i, ''));
};

const hostsOf = (c: Context): string[] =>
  [c.req.header('host'), ...(c.req.header('x-forwarded-host')?.split(',') ?? [])]
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');

const isNearAuthority = (authority: string): boolean =>
  URL.canParse(`http://${authority}`) && isNearHost(new URL(`http://${authority}`).hostname);

/** Whether a request came by a public name, or a proxy says that it came from a public address. */
const isFromOutside = (c: Context): boolean =>
  !hostsOf(c).every(isNearAuthority) || !forwardedAddresses(c).every(isNearAddress);

/**
 * Refuses what comes from outside to a server that shows its mails and its demo account to whoever reaches it: a proxy or a tunnel may
 * publish what listens on a private address alone. Says so in the log the first time.
 */
export const privateGuard = (log: Log): MiddlewareHandler => {
  let isTold = false;
  return async (c, next) => {
    if (HEALTH.has(c.req.path) || !isFromOutside(c)) return next();
    if (!isTold) log.warn({ path: c.req.path }, `a request from outside was refused: ${MESSAGE}`);
    isTold = true;
    c.header('Cache-Control', 'no-store');
    const status = httpStatus[errNo.forbidden];
    const locale = localeOf(c);
    return isForUser(c)
      ? c.html(troublePage(troubles[locale].notPublic, locale), status)
      : c.json({ errNo: errNo.forbidden, data: {}, message: MESSAGE }, status);
  };
};
