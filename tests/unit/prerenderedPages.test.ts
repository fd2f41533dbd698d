import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PrerenderThread, prerenderThread } from '#server/features/page/prerenderThread.ts';
import { createPrerenderedPages } from '#server/features/page/prerenderedPages.ts';
import type { ClientFile } from '#server/http/clientFiles.ts';
import { createLog } from '#server/log.ts';

const built = (lang: string) =>
  `<html lang="${lang}"><head><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>`;
const file = (html: string): ClientFile => ({
  type: 'text/html; charset=utf-8',
  etag: '"1"',
  cacheControl: 'no-cache',
  body: new Uint8Array(Buffer.from(html)),
  compressed: { br: undefined, gzip: undefined },
});
const files = new Map([
  ['/index.html', file(built('en'))],
  ['/index.de.html', file(built('de'))],
]);
const pageOf = (locale: string) => files.get(locale === 'en' ? '/index.html' : '/index.de.html');

/** Asks as the application does, and tells what it found around it. */
const drawer = `
let drawings = 0;
export const prerender = async (url, untilAnswered) => {
  if (url.endsWith('/sign_in')) throw new Error('no ink');
  if (url.endsWith('/tokens')) return JSON.stringify([(drawings += 1), document.documentElement.lang, navigator.languages]);
  if (url.endsWith('/subscriptions')) return null;
  let answer;
  fetch('/api/who?is=it').then(async (response) => (answer = [response.status, await response.json()]));
  await untilAnswered();
  drawings += 1;
  return JSON.stringify([drawings, document.documentElement.lang, window.location.pathname, answer]);
};
export const prerenderShell = async (url) => {
  if (url.endsWith('/error')) return null;
  if (url.endsWith('/operator')) throw new Error('no frame');
  drawings += 1;
  return JSON.stringify([drawings, document.documentElement.lang, new URL(url).pathname]);
};`;

let folder: string;
let thread: PrerenderThread;
const server = createServer((request, response) => {
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ asked: request.url }));
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liora-drawn-'));
  await writeFile(path.join(folder, 'prerender.mjs'), drawer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Nothing listens');
  thread = prerenderThread(
    pathToFileURL(path.join(folder, 'prerender.mjs')).href,
    () => `http://127.0.0.1:${address.port}`,
  );
});
afterAll(async () => {
  await thread.close();
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Pages with what they tell in the log. */
const pagesWithLog = () => {
  const lines: unknown[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { pages: createPrerenderedPages(files, thread, log, pageOf), lines };
};
const textOf = (page: ClientFile | undefined) => page && Buffer.from(page.body).toString('utf8');

const inPage = (lang: string, prerendering: string, answers: string): string =>
  `<html lang="${lang}"><head><script src="/boot.js" data-scripts="/a.js"></script></head><body>` +
  `<div id="root">${prerendering}</div><script id="answers" type="application/json">${answers}</script></body></html>`;
const drawingIn = (text: string | undefined): unknown =>
  JSON.parse(/<div id="root">(.*?)<\/div>/.exec(text ?? '')?.[1] ?? 'null');

describe('a drawn page', () => {
  test('holds the drawing in its language, with what was asked on the way', async () => {
    const { pages } = pagesWithLog();
    const page = await pages.of('/', 'de', 'de');
    const text = textOf(page) ?? '';
    const prerendering = JSON.stringify([1, 'de', '/', [401, { asked: '/api/who?is=it' }]]);
    const answers = JSON.stringify({ '/api/who?is=it': { status: 401, body: { asked: '/api/who?is=it' } } });
    expect(text).toBe(inPage('de', prerendering, answers));
    expect({ ...page, body: null, compressed: null }).toEqual({
      type: 'text/html; charset=utf-8',
      etag: undefined,
      cacheControl: 'no-store',
      body: null,
      compressed: null,
    });
    const unpacked = await promisify(brotliDecompress)(page?.compressed.br ?? new Uint8Array());
    expect(unpacked.toString('utf8')).toBe(text);
  });

  test('is the same for everybody who comes at once', async () => {
    const { pages } = pagesWithLog();
    const [one, other] = await Promise.all([pages.of('/', 'en', 'en'), pages.of('/', 'en', 'en')]);
    expect(other).toBe(one);
  });

  test('is not made of addresses that the browser draws, or that lead on', async () => {
    const { pages, lines } = pagesWithLog();
    expect([await pages.of('/settings', 'en', 'en'), await pages.of('/subscriptions', 'en', 'en')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(lines).toEqual([]);
  });

  test('that cannot be drawn is left to the browser and told in the log; others are drawn after it', async () => {
    const { pages, lines } = pagesWithLog();
    expect(await pages.of('/users/sign_in', 'en', 'en')).toBeUndefined();
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'a page could not be drawn',
        path: '/users/sign_in',
        err: expect.objectContaining({ detail: 'Drawing /users/sign_in failed: no ink' }),
      }),
    ]);
    expect(textOf(await pages.of('/', 'en', 'en'))).toContain('<div id="root">[');
  });

  test('with prices is one for each region, any other one for all', async () => {
    const { pages } = pagesWithLog();
    const regions = ['en', 'en-GB', 'en-GB'];
    const priced = await Promise.all(regions.map((region) => pages.of('/tokens', 'en', region)));
    const drawn = [expect.any(Number), 'en'];
    expect(priced.map((page) => drawingIn(textOf(page)))).toEqual(regions.map((region) => [...drawn, [region]]));
    expect(priced[2]).toBe(priced[1]);
    const [usual, british] = await Promise.all(regions.slice(0, 2).map((region) => pages.of('/', 'en', region)));
    expect(british).toBe(usual);
  });
});

describe('a drawn meeting', () => {
  const meetings = (count: number) => Array.from({ length: count }, (_, place) => `/meet/${place}`);

  test('is of one address', async () => {
    const { pages } = pagesWithLog();
    const drawn = await Promise.all(meetings(2).map((path) => pages.of(path, 'en', 'en')));
    expect(drawn.map((page) => drawingIn(textOf(page)))).toEqual([
      [expect.any(Number), 'en', '/meet/0', [401, { asked: '/api/who?is=it' }]],
      [expect.any(Number), 'en', '/meet/1', [401, { asked: '/api/who?is=it' }]],
    ]);
  });

  test('is left to the browser while eight others are being drawn', async () => {
    const { pages } = pagesWithLog();
    const drawn = await Promise.all(meetings(12).map((path) => pages.of(path, 'en', 'en')));
    expect(drawn.map((page) => page !== undefined)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)]);
    expect(await pages.of('/meet/11', 'en', 'en')).toBeDefined();
  });
});

describe('a shell', () => {
  test('is made once for all addresses of a screen, and kept by browsers', async () => {
    const { pages } = pagesWithLog();
    const shell = await pages.shellOf('/ai-girlfriend/chat/1', 'de');
    const again = await Promise.all(
      ['/ai-girlfriend/chat/2', '/AI-girlfriend/chat/3/'].map((path) => pages.shellOf(path, 'de')),
    );
    expect(again).toEqual([shell, shell]);
    const drawing = [expect.any(Number), 'de', '/ai-girlfriend/chat/0'];
    expect(drawingIn(textOf(shell))).toEqual(drawing);
    expect(textOf(shell)).toBe(inPage('de', JSON.stringify(drawingIn(textOf(shell))), '{}'));
    expect({ ...shell, body: null, compressed: null }).toEqual({
      type: 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      cacheControl: 'no-cache',
      body: null,
      compressed: null,
    });
  });

  test('is not made where there is no screen, or no frame', async () => {
    const { pages, lines } = pagesWithLog();
    expect([await pages.shellOf('/nowhere', 'en'), await pages.shellOf('/error', 'en')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(lines).toEqual([]);
  });

  test('that cannot be drawn is told in the log', async () => {
    const { pages, lines } = pagesWithLog();
    expect(await pages.shellOf('/operator', 'en')).toBeUndefined();
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'a page could not be drawn',
        path: '/operator',
        err: expect.objectContaining({ detail: 'Drawing /operator failed: no frame' }),
      }),
    ]);
  });
});
