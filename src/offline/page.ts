import { fromPromise, type SnapshotFrom } from 'xstate';
import { offlineMachine } from '#machines/offline/offlineMachine.ts';
import { isLooking, reasonOf } from '#machines/offline/offlineSelectors.ts';
import { rootFlow } from '../browser/rootFlow.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** What the server says of itself once it takes requests. Somebody on the way, such as the sign-in page of a Wi-Fi, says something else. */
const READY = '{"status":"ready"}';
const HERE = '/offline/index.html';

const findServer = fromPromise<void, void>(async ({ signal }) => {
  const answer = await fetch('/readyz', { signal, cache: 'no-store' });
  if ((await answer.text()) !== READY) throw new Error('The server is not ready');
});

const wordsOf = (snapshot: SnapshotFrom<typeof offlineMachine>): Readonly<Record<string, string>> => ({
  ...(reasonOf(snapshot) === 'noNetwork'
    ? { title: m.offline_network_title(), message: m.offline_network_message() }
    : { title: m.offline_server_title(), message: m.offline_server_message() }),
  state: isLooking(snapshot) ? m.offline_looking() : m.offline_waiting(),
});

const say = (element: Element, words: string): void => {
  // A screen reader reads what is written, the same words too.
  if (element.textContent !== words) element.textContent = words;
};

const actor = rootFlow(offlineMachine.provide({ actors: { findServer } }));
actor.on('server.reached', () => {
  if (location.pathname === HERE) location.replace('/');
  else location.reload();
});
actor.subscribe((snapshot) => {
  const words = wordsOf(snapshot);
  document.title = `${words['title']} · ${m.brand()}`;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    say(element, words[element.dataset['text'] ?? ''] ?? '');
});

document.documentElement.lang = getLocale();
const button = document.querySelector('button');
if (button !== null) {
  say(button, m.offline_retry());
  button.addEventListener('click', () => actor.send({ type: 'retry.asked' }));
}
window.addEventListener('offline', () => actor.send({ type: 'network.lost' }));
window.addEventListener('online', () => actor.send({ type: 'network.restored' }));
actor.start();
if (!navigator.onLine) actor.send({ type: 'network.lost' });
