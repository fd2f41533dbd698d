import { cacheOf, isAway, leftBehind, OFFLINE_FOLDER, OFFLINE_PAGE, routeOf } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build: its id, and the addresses of all parts of the offline page. */
declare const BUILD_ID: string;
declare const OFFLINE_FILES: readonly string[];

/** Static routing (https://www.w3.org/TR/service-workers/#register-router), of which TypeScript's library knows nothing yet. */
interface Installing extends ExtendableEvent {
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly requestMode: string } | { readonly urlPattern: string };
      readonly source: 'fetch-event' | 'network';
    }[],
  ): Promise<void>;
}

const keepOfflinePage = async (): Promise<void> => {
  const cache = await caches.open(cacheOf(BUILD_ID));
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
};

/** What is neither a page nor a part of the offline page need not wait until a worker has woken up. */
const passTheRestBy = async (event: Installing): Promise<void> => {
  await event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    { condition: { urlPattern: `${OFFLINE_FOLDER}*` }, source: 'fetch-event' },
    { condition: { urlPattern: '/*' }, source: 'network' },
  ]);
};

const takeOver = async (): Promise<void> => {
  const old = leftBehind(await caches.keys(), BUILD_ID);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is on its way while the worker wakes up.
  await self.registration.navigationPreload?.enable();
};

/** Opens no cache: a worker that gives way would make the one anew that its successor has thrown away. */
const kept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: cacheOf(BUILD_ID), ignoreSearch: true });

const offlinePage = async (): Promise<Response | undefined> => {
  const page = await kept(OFFLINE_PAGE);
  return page && new Response(page.body, { status: 503, headers: page.headers });
};

const page = async (event: FetchEvent): Promise<Response> => {
  try {
    const preloaded: unknown = await event.preloadResponse;
    const answer = preloaded instanceof Response ? preloaded : await fetch(event.request);
    return isAway(answer.status) ? ((await offlinePage()) ?? answer) : answer;
  } catch {
    return (await offlinePage()) ?? Response.error();
  }
};

const part = async (request: Request): Promise<Response> =>
  (await kept(new URL(request.url).pathname)) ?? (await fetch(request));

self.addEventListener('install', (event: Installing) => {
  event.waitUntil(Promise.all([keepOfflinePage(), passTheRestBy(event)]));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url, headers } = request;
  switch (routeOf({ method, mode, url, hasRange: headers.has('range') }, self.location.origin)) {
    case 'network':
      return;
    case 'page':
      event.respondWith(page(event));
      return;
    case 'cache':
      event.respondWith(part(request));
  }
});
