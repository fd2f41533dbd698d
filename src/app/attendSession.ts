import type { Liora } from './liora.ts';

type Flows = Pick<Liora, 'app' | 'session'>;

/** By this name the tabs of a browser tell each other of the session: in one word, and nothing of the person. */
const CHANNEL = 'session';
const ENDED = 'ended';
const RENEWED = 'renewed';

const attendPage = ({ session }: Flows): void => {
  const turned = (): void =>
    session.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  document.addEventListener('visibilitychange', turned);
  window.addEventListener('offline', () => session.send({ type: 'network.lost' }));
  window.addEventListener('online', () => session.send({ type: 'network.restored' }));
  turned();
  if (!navigator.onLine) session.send({ type: 'network.lost' });
};

/** A tab tells what happened in it, never what it heard: no two tabs go on telling each other. */
const attendTabs = ({ app, session }: Flows): void => {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (news: string): void => channel.postMessage(news);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ENDED) session.send({ type: 'session.left', cause: 'elsewhere' });
    if (data === RENEWED) session.send({ type: 'session.refreshRequested' });
  });
  app.on('session.ended', ({ cause }) => {
    if (cause === 'signOut') tell(ENDED);
  });
  app.on('session.renewed', () => tell(RENEWED));
};

/** Tells the session of the page, the network and the other tabs of this browser for as long as the page is there. */
export const attendSession = (flows: Flows): void => {
  attendPage(flows);
  attendTabs(flows);
};
