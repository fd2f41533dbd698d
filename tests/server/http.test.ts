import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { characterExplore, homepage } from '#contract/character.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import english from '../../messages/en.json' with { type: 'json' };
import german from '../../messages/de.json' with { type: 'json' };
import spanish from '../../messages/es.json' with { type: 'json' };
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.string(),
  shortcuts: z.array(z.object({ name: z.string() })),
});
const explorePage = characterExplore.response;

describe('the server over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(path, server.origin), { headers });

  it('tells that it lives and that its database answers', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('keeps idle connections longer than proxies do', async () => {
    expect((await get('/healthz')).headers.get('keep-alive')).toBe('timeout=75');
  });

  it('sends the headers that keep pages safe', async () => {
    const { headers } = await get('/api/homepage');
    expect(
      Object.fromEntries(
        [
          'content-security-policy',
          'x-content-type-options',
          'x-frame-options',
          'referrer-policy',
          'cache-control',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify service-worker",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('serves the client compressed, and not again to whoever has it', async () => {
    const page = await get('/about', { 'accept-encoding': 'br' });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // Not the first script, which is too small to gain by it.
    const script = /\/assets\/libraries-[^" ]+\.js/.exec(await page.text())?.[0] ?? '';
    const asset = await get(script, { 'accept-encoding': 'gzip, br' });
    expect([asset.status, asset.headers.get('content-encoding'), asset.headers.get('cache-control')]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    const again = await get(script, { 'accept-encoding': 'br', 'if-none-match': asset.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(Object.entries({ en: english, de: german, es: spanish }).map(([locale, messages]) => ({ locale, messages })))(
    'serves the manifest in the language of the page that points at it: $locale',
    async ({ locale, messages }) => {
      const page = await (await get('/about', { 'accept-language': locale })).text();
      const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
      const answer = await get(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
      const {
        name,
        short_name: shortName,
        description,
        lang,
        dir,
        shortcuts,
      } = manifestSchema.parse(await answer.json());
      expect({ name, shortName, description, lang, dir, shortcuts }).toEqual({
        name: messages.brand,
        shortName: messages.brand,
        description: messages.site_description,
        lang: locale,
        dir: 'ltr',
        shortcuts: [{ name: messages.nav_chats }, { name: messages.nav_explore }],
      });
    },
  );

  it('gives screens their page at any address, and calls that do not exist a 404', async () => {
    expect((await get('/ai-girlfriend/some-one')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/assets/gone.js')).status).toBe(404);
  });

  it('[ROUTE-21] gives an address without a screen the page that says so, with the status 404', async () => {
    const standing = async (path: string) => {
      const { status, headers } = await get(path, { 'if-none-match': '*' });
      return [status, headers.get('content-type'), headers.get('etag')];
    };
    const page = 'text/html; charset=utf-8';
    for (const path of ['/nowhere', '/tokens/more', '/meet', '/characters/1/edit/2'])
      expect(await standing(path)).toEqual([404, page, null]);
    for (const path of ['/', '/about/', '/Settings', '/characters/1/edit', '/users/sign_in'])
      expect((await get(path)).status).toBe(200);
  });

  it('[CHAR-01] [CHAR-02] shows the catalogue to anyone, page by page and by tag', async () => {
    const visitor = new Visitor(server.origin);
    const names: string[] = [];
    let cursor = '';
    do {
      const { data } = await visitor.get('/api/character/explore', { pageSize: 10, ...(cursor !== '' && { cursor }) });
      const page = explorePage.parse(data);
      names.push(...page.characters.map(({ name }) => name));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(names).toEqual(seedCharacters.toSorted((a, b) => a.popularity - b.popularity).map(({ name }) => name));
    const { data } = await visitor.get('/api/character/explore', { tag: 'fantasy', pageSize: 60 });
    expect(new Set(explorePage.parse(data).characters.map(({ name }) => name))).toEqual(
      new Set(seedCharacters.filter(({ tags }) => tags.includes('fantasy')).map(({ name }) => name)),
    );
    expect(await visitor.get('/api/character/explore', { tag: 'no such tag' })).toEqual({
      status: 200,
      errNo: 0,
      data: { characters: [], nextCursor: null },
    });
    expect(await visitor.get('/api/character/explore', { cursor: 'broken' })).toEqual({
      status: 400,
      errNo: 1001,
      data: { fields: [{ path: 'cursor', reason: 'notACursor' }] },
    });
  });

  it('counts the tags of the home page', async () => {
    const { data } = await new Visitor(server.origin).get('/api/homepage');
    const { tags, featured } = homepage.response.parse(data);
    const counts = new Map<string, number>();
    for (const tag of seedCharacters.flatMap((character) => character.tags))
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    expect(new Map(tags.map(({ tag, count }) => [tag, count]))).toEqual(counts);
    expect(featured.map(({ name }) => name)).toEqual(
      seedCharacters
        .toSorted((a, b) => a.popularity - b.popularity)
        .slice(0, 5)
        .map(({ name }) => name),
    );
  });

  it('writes nothing of a mail as markup', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.requestSignUp('<b>\'&"@example.org', 'correct horse');
    await visitor.requestSignUp("o'hara&co@example.org", 'correct horse');
    const page = await (await get('/dev/outbox')).text();
    expect(page).toContain('To o&#39;hara&amp;co@example.org');
    expect(page).not.toContain('<b>');
  });
});
