import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';

/** Tells the session of the page and the network for as long as the page is there. */
export const attendSession = (session: ActorRefFrom<typeof sessionMachine>): void => {
  const turned = (): void =>
    session.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  document.addEventListener('visibilitychange', turned);
  window.addEventListener('offline', () => session.send({ type: 'network.lost' }));
  window.addEventListener('online', () => session.send({ type: 'network.restored' }));
  turned();
  if (!navigator.onLine) session.send({ type: 'network.lost' });
};
