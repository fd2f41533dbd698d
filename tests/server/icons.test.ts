import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, PSEUDO_LOCALE } from '#contract/locale.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const drawn = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}"/></svg>`;
const svgOf = (d: string) => ({ status: 200, errNo: 0, data: { svg: drawn(d) } });
const unknown = { status: 404, errNo: 1004, data: null };

describe('[SHELL-15] icons', () => {
  const asked: string[] = [];
  /** Stands for an icon service: set "good" is drawn, "bad" runs, "slow" never comes. */
  const service = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith('/v1/good/')) response.end(`<!-- from elsewhere -->${drawn('M1 1')}`);
    else if (path.startsWith('/v1/bad/')) response.end(drawn('M1 1"/><script>alert(1)</script><path d="M2 2'));
    else if (path.startsWith('/v1/moved/')) response.writeHead(302, { location: '/v1/good/a.svg' }).end();
    else if (!path.startsWith('/v1/slow/')) response.writeHead(404).end('Not found');
  });
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const address = service.address();
    if (address === null || typeof address === 'string') throw new Error('The service has no port');
    server = await startTestServer({ ICON_SERVICE: `http://127.0.0.1:${address.port}/v1/` });
    visitor = new Visitor(server.origin);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    service.closeAllConnections();
    service.close();
  });
  const find = async (icon: string) => {
    asked.length = 0;
    return { answer: await visitor.get('/api/icon', { icon }), asked: [...asked] };
  };

  it('come from the icon service, once', async () => {
    expect(await find('good:a')).toEqual({ answer: svgOf('M1 1'), asked: ['/v1/good/a.svg'] });
    expect(await find('good:a')).toEqual({ answer: svgOf('M1 1'), asked: [] });
  });

  it('come from the server where the service does not have them', async () => {
    const { answer, asked } = await find('lucide:heart');
    expect(answer).toMatchObject({ status: 200, data: { svg: expect.stringContaining('<path fill="none"') } });
    expect(asked).toEqual(['/v1/lucide/heart.svg']);
    // Another name of the same.
    expect((await find('lucide:alarm-check')).answer.data).toEqual(
      (await find('lucide:alarm-clock-check')).answer.data,
    );
  });

  it.each(['slow:a', 'bad:a', 'moved:a', 'lucide:no-such-icon', 'lucide:constructor'])(
    'know nothing of %s',
    async (icon) => {
      expect((await find(icon)).answer).toEqual(unknown);
    },
  );

  it.each([...LOCALES, PSEUDO_LOCALE])('may be asked for by pages, which are told where: %s', async (locale) => {
    const page = await fetch(server.origin, { headers: { 'accept-encoding': 'br', cookie: `locale=${locale}` } });
    const html = await page.text();
    expect(/<html lang="([^"]+)"/.exec(html)?.[1]).toBe(locale);
    const service = /<meta name="icon-service" content="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(service).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\/$/);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${new URL(service).origin};`);
  });
});
