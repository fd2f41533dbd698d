import type { createBrowserRouter } from 'react-router';
import type { AnyActor } from 'xstate';
import type { EventParams, Noted } from './analyticsEvents.ts';
import type { Told } from './sender.ts';
import { onceIdle } from '#src/browser/onceIdle.ts';
import { isOptedOut } from '#src/browser/optOut.ts';

/** So many wait for what sends them; later ones are dropped. */
const WAITING_MAX = 50;
const waiting: Noted[] = [];
const wait = (noted: Noted): void => {
  if (waiting.length < WAITING_MAX) waiting.push(noted);
};
let send: (noted: Noted) => void = wait;
/** Tells nothing from now on. */
const drop = (): void => {
  waiting.length = 0;
  send = drop;
};

/** Notes that something happened, as gtag does: `name` and the keys of `params` are words joined by `_`. The name gets the brand for a prefix, unless told. */
export const track = (name: string, params: EventParams = {}, prefix?: string): void => {
  send({ analyticsEvent: { name, params }, prefix, time: Date.now() });
};

/** Of flows, what can be worth telling. What of it is, the code that sends knows, which comes later. */
const TELLING = /^(xstate\.done\.actor|oauth\.returned|answer\.started)/;

/** Notes what happens in a flow and those that it owns, from now on: an address that is opened can tell them at once. */
export const watchFlows = (flow: Pick<AnyActor, 'system'>): void => {
  flow.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || !TELLING.test(inspected.event.type)) return;
    send({ event: inspected.event, context: inspected.actorRef.getSnapshot()?.context, time: Date.now() });
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

const sendFrom = async (told: Told): Promise<void> => {
  try {
    const { startSender } = await import('./sender.ts');
    send = await startSender(told);
    for (const noted of waiting.splice(0)) send(noted);
  } catch {
    drop();
  }
};

export interface Watched extends Told {
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Tells the server what happens here, unless the browser asks not to: once the browser has its name, or the person leaves before. */
export const startAnalytics = ({ router, ...told }: Watched): void => {
  if (isOptedOut()) {
    drop();
    return;
  }
  watchScreens(router);
  onceIdle(() => void sendFrom(told));
};
