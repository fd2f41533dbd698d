import { describe, expect, it } from 'vitest';
import { cacheOf, isAway, leftBehind, routeOf, type Route } from '#src/serviceWorker/routing.ts';

const ORIGIN = 'https://liora.example';
const PICTURE = '/images/pictures/00000000-0000-4000-8000-000000000001.webp?width=768';

describe('the service worker', () => {
  it.each<[what: string, route: Route, path: string, mode: string, method?: string]>([
    ['a screen', 'page', '/', 'navigate'],
    ['a screen below another', 'page', '/ai-girlfriend/someone?from=list', 'navigate'],
    ['a screen whose name begins like a call', 'page', '/images-of-mine', 'navigate'],
    ['a form that is sent', 'network', '/', 'navigate', 'POST'],
    ['a call', 'network', '/api/chat/history', 'cors'],
    ['a call that is opened as a page', 'network', '/api/chat/export?format=json', 'navigate'],
    ['a call that changes something', 'network', '/api/chat/completion', 'cors', 'POST'],
    ['the session', 'network', '/session/pc/emaillogin', 'same-origin', 'POST'],
    ['the way back from a third party', 'network', '/session/oauth/example', 'navigate'],
    ['a private picture', 'network', PICTURE, 'no-cors'],
    ['a private picture in a tab of its own', 'network', PICTURE, 'navigate'],
    ['a script of the build', 'network', '/assets/index-abc.js', 'cors'],
    ['the latest build', 'network', '/builds/latest.json?t=1', 'cors'],
    ['the page of a build by its name', 'network', '/index.html', 'navigate'],
    ['the worker itself', 'network', '/service-worker.js', 'same-origin'],
    ['the state of health', 'network', '/readyz', 'cors'],
    ['another site', 'network', 'https://other.example/', 'navigate'],
    ['a part of the offline page', 'cache', '/offline/page.js', 'no-cors'],
    ['the offline page itself', 'cache', '/offline/index.html', 'navigate'],
    ['a part of it that is sent', 'network', '/offline/page.js', 'cors', 'POST'],
  ])('takes %s from the %s', (_what, route, path, mode, method = 'GET') => {
    expect(routeOf({ url: new URL(path, ORIGIN).href, mode, method, hasRange: false }, ORIGIN)).toBe(route);
  });

  it('takes a part of something from the network, always', () => {
    const asked = { method: 'GET', mode: 'no-cors', hasRange: true };
    expect(routeOf({ ...asked, url: `${ORIGIN}/offline/page.js` }, ORIGIN)).toBe('network');
  });

  it('tells a server that is away from one that answers', () => {
    expect([200, 304, 404, 500, 501, 502, 503, 504, 505].filter(isAway)).toEqual([502, 503, 504]);
  });

  it('leaves no cache of another build, and those of others alone', () => {
    expect(leftBehind([cacheOf('old'), cacheOf('new'), 'pictures'], 'new')).toEqual([cacheOf('old')]);
  });
});
