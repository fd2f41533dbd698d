import type { createBrowserRouter } from 'react-router';
import type { ActorRefFrom, AnyActor } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import type { EventParams, Noted } from './analyticsEvents.ts';
import { onceIdle } from '#src/browser/onceIdle.ts';
import { isOptedOut } from '#src/browser/optOut.ts';

/** So many wait for what sends them; later ones are dropped. */
const WAITING_MAX = 50;
const waiting: Noted[] = [];
const wait = (noted: Noted): void => {
  if (waiting.length < WAITING_MAX) waiting.push(noted);
};
const drop = (): void => {
  waiting.length = 0;
};
let send: (noted: Noted) => void = wait;

/** Notes that something happened, as gtag does: `name` and the keys of `params` are words joined by `_`. The name gets the brand for a prefix, unless told. */
export const track = (name: string, params: EventParams = {}, prefix?: string): void => {
  send({ analyticsEvent: { name, params }, prefix, time: Date.now() });
};

/** Of flows, what can be worth telling. What of it is, the code that sends knows, which comes later. */
const TELLING = /^(xstate\.done\.actor|oauth\.returned|answer\.started)/;

/** Notes what happens in a flow and those that it owns. */
const watchFlows = (flow: Pick<AnyActor, 'system'>): void => {
  flow.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || !TELLING.test(inspected.event.type)) return;
    const context: unknown = inspected.actorRef.getSnapshot()?.context;
    send({ event: inspected.event, context, time: Date.now() });
  });
};

/** Notes every screen that is gone to, by the pattern of its address. */
const watchScreens = (router: ReturnType<typeof createBrowserRouter>): void => {
  let last: string | undefined;
  const see = ({ initialized, navigation, location, matches }: typeof router.state): void => {
    if (!initialized || navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    track('page_view', { page: matches.at(-1)?.route.path ?? '*' });
  };
  see(router.state);
  router.subscribe(see);
};

export interface Watched {
  readonly app: Pick<AnyActor, 'system'>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Resolves once this browser has its name, or will have none. */
  readonly naming: Promise<void>;
}

const untilIdle = (): Promise<void> => new Promise((resolve) => onceIdle(resolve));

/** Tells the server what happens here, unless the browser asks not to: once the browser has its name, or the person leaves before. */
export const startAnalytics = async ({ app, session, router, naming }: Watched): Promise<void> => {
  if (isOptedOut()) {
    send = drop;
    return;
  }
  watchFlows(app);
  watchScreens(router);
  try {
    await untilIdle();
    const { createSender, untilHidden } = await import('./sender.ts');
    await Promise.race([naming, untilHidden()]);
    send = createSender(() => userOf(session.getSnapshot())?.uid ?? null);
    for (const noted of waiting.splice(0)) send(noted);
  } catch {
    send = drop;
    drop();
  }
};
