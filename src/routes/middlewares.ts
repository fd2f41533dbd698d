import type { MiddlewareFunction } from 'react-router';
import { id } from '#contract/text.ts';
import type { Liora } from '../app/liora.ts';
import { paths } from '../addresses/paths.ts';
import type { Leads } from './leads.ts';

/** Below this width the conversation has the window to itself. */
const WIDE = '(min-width: 1024px)';
export const wideWindow = window.matchMedia(WIDE);

const REF = /^[\w-]{1,64}$/;
const REF_LIFE = 30 * 24 * 60 * 60;

/** Whose conversation stands beside the list where there is room for it; `null` where there is none. */
const lastTalkedWith = async (liora: Liora): Promise<string | null> => {
  if (!wideWindow.matches) return null;
  try {
    const { listedChats } = await import('./listedChats.ts');
    const [last] = await listedChats(liora);
    return last?.character.characterId ?? null;
  } catch {
    return null;
  }
};

/** Sends each conversation to the address that fits the window: with the list beside it, or alone. So it does the list, which goes with the last one. */
const chatDeviceRedirect =
  (liora: Liora, leads: Leads): MiddlewareFunction =>
  async ({ request, params }, next) => {
    const characterId = params['characterId'] ?? (await lastTalkedWith(liora));
    const { pathname, search } = new URL(request.url);
    if (characterId === null || pathname === paths.profile(characterId)) return next();
    const fitting = wideWindow.matches ? paths.conversation(characterId) : paths.conversationAlone(characterId);
    if (pathname !== fitting) throw leads.to(fitting + search + leads.fragmentOf(pathname + search));
    return next();
  };

/** Asks which promotion runs, without waiting for it. */
const checkActivityPeriod =
  ({ activity }: Liora): MiddlewareFunction =>
  (_, next) => {
    activity.send({ type: 'activity.wanted' });
    return next();
  };

/** Has the order of the address followed until it is decided, and takes it out of the address. */
const checkPaymentStatus =
  ({ app }: Liora, leads: Leads): MiddlewareFunction =>
  ({ request }, next) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const orderId = searchParams.get('orderId');
    if (orderId === null) return next();
    const isCancelled = searchParams.get('checkout') === 'cancelled';
    if (id.safeParse(orderId).success) app.send({ type: 'checkout.returned', orderId, isCancelled });
    searchParams.delete('orderId');
    searchParams.delete('checkout');
    const rest = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
    throw leads.to(rest + leads.fragmentOf(pathname + search));
  };

const redirectToHome =
  (_: Liora, leads: Leads): MiddlewareFunction =>
  () => {
    throw leads.to(paths.home());
  };

/** Keeps who sent the person here for 30 days; the first one counts. The server stores it with the sign-up. */
const setRefCookie: MiddlewareFunction = ({ request }, next) => {
  const ref = new URL(request.url).searchParams.get('ref');
  const isKept = document.cookie.split('; ').some((cookie) => cookie.startsWith('liora_ref='));
  if (ref !== null && REF.test(ref) && !isKept)
    document.cookie = `liora_ref=${ref}; path=/; max-age=${REF_LIFE}; samesite=lax`;
  return next();
};

/** What a route can ask for by name. */
const middlewares = {
  'chat-device-redirect': chatDeviceRedirect,
  'check-activity-period': checkActivityPeriod,
  'check-payment-status': checkPaymentStatus,
  'redirect-to-home': redirectToHome,
  'set-ref-cookie': () => setRefCookie,
} as const satisfies Record<string, (liora: Liora, leads: Leads) => MiddlewareFunction>;

export type MiddlewareName = keyof typeof middlewares;

const isName = (name: string): name is MiddlewareName => Object.hasOwn(middlewares, name);

/** What makes the middleware of that name. Throws when there is none. */
export const middlewareNamed = (name: string): ((liora: Liora, leads: Leads) => MiddlewareFunction) => {
  if (!isName(name)) throw new Error(`No middleware ${name}`);
  return middlewares[name];
};
