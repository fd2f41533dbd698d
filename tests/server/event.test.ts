import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { readTables } from './support/tables.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const OPERATOR = 'operator@example.org';
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const clientId = 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62-3.5';
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();
const needed = (): Record<string, string> => ({ event: 'liora_sign_up', source: 'main', time: ago(0) });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('[ID-04] the endpoint of events', () => {
  let databaseUrl: string;
  let server: TestServer;
  beforeAll(async () => {
    databaseUrl = await newPostgresqlUrl();
    server = await startTestServer({
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      EMBEDDED_PROVIDERS: 'anywhere',
      OPERATORS: `somebody@example.org, ${OPERATOR.toUpperCase()}`,
      OPERATOR_KEY: 'a key of operators',
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  let addresses = 0;
  /** Everybody comes from another address, unless `headers` say otherwise. */
  const tell = (
    visitor: Visitor,
    path: string,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    addresses += 1;
    const from = { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
    return visitor.fetch(`${path}?${new URLSearchParams(query)}`, { headers: { ...from, ...headers } });
  };
  const stored = async () => (await readTables(databaseUrl))['events'] ?? [];
  const named = async (name: string) => (await stored()).filter((row) => row['name'] === name);
  const visit = () => new Visitor(server.origin);

  it('stores all that is told, whose it is by the session, and answers one transparent pixel', async () => {
    const visitor = visit();
    await visitor.join();
    const { uid } = Object((await visitor.get('/api/user/detail')).data);
    const time = ago(1234);
    const before = Date.now();
    const response = await tell(visitor, '/api/event/track', {
      event: 'liora_page_view',
      source: 'main',
      time,
      timezoneOffset: '-330',
      os: 'windows',
      kernel: 'blink',
      device: 'windows',
      screen: '1920*1080',
      clientId,
      ga: 'GA1.1.1234567890.1700000000',
      gid: 'GA1.1.987654321.1700000000',
      uid,
      extData: '{"page":"/tokens","items":[{"id":1,"is_new":true}],"nothing":null}',
    });
    const pixel = Buffer.from(await response.arrayBuffer());
    expect({
      status: response.status,
      type: response.headers.get('content-type'),
      caching: response.headers.get('cache-control'),
      cookies: response.headers.getSetCookie(),
      length: pixel.length,
      pixel: pixel.toString('base64'),
    }).toEqual({ status: 200, type: 'image/gif', caching: 'no-store', cookies: [], length: 43, pixel: PIXEL });
    const rows = await named('liora_page_view');
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        variant: 'production',
        name: 'liora_page_view',
        account_id: uid,
        client_id: clientId,
        os: 'windows',
        kernel: 'blink',
        device: 'windows',
        screen: '1920*1080',
        ga: 'GA1.1.1234567890.1700000000',
        gid: 'GA1.1.987654321.1700000000',
        source: 'main',
        client_time: Date.parse(time),
        timezone_offset: -330,
        ext_data: { page: '/tokens', items: [{ id: 1, is_new: true }], nothing: null },
        create_time: expect.any(Number),
      },
    ]);
    expect(rows[0]?.['create_time']).toBeGreaterThanOrEqual(before);

    const exported = Object((await visitor.get('/api/user/export')).data);
    expect(exported.events).toEqual([
      {
        event: 'liora_page_view',
        variant: 'production',
        createTime: rows[0]?.['create_time'],
        clientTime: Date.parse(time),
        timezoneOffset: -330,
        clientId,
        os: 'windows',
        kernel: 'blink',
        device: 'windows',
        screen: '1920*1080',
        ga: 'GA1.1.1234567890.1700000000',
        gid: 'GA1.1.987654321.1700000000',
        extData: { page: '/tokens', items: [{ id: 1, is_new: true }], nothing: null },
      },
    ]);
    expect(
      await visitor.post('/api/user/delete', {
        email: exported.account.email,
        password: passwordDigest('correct horse'),
      }),
    ).toMatchObject({ errNo: 0 });
    expect(await named('liora_page_view')).toEqual([]);
  });

  it('stores what is left out as nothing, from anybody, as a test where it is one', async () => {
    const time = ago(0);
    const response = await tell(visit(), '/api/event/test', { event: 'liora_bare', source: 'main', time });
    expect(response.status).toBe(200);
    expect(await named('liora_bare')).toEqual([
      {
        id: expect.any(Number),
        variant: 'test',
        name: 'liora_bare',
        account_id: null,
        client_id: null,
        os: null,
        kernel: null,
        device: null,
        screen: null,
        ga: null,
        gid: null,
        source: 'main',
        client_time: Date.parse(time),
        timezone_offset: null,
        ext_data: null,
        create_time: expect.any(Number),
      },
    ]);
  });

  const deep = '{"a":{"b":{"c":1}}}';
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 26 }, (_, place) => [`k${place}`, 1])));
  it('refuses rubbish, says what is wrong, and stores nothing', async () => {
    const wrong: readonly (readonly [Record<string, string>, string, string])[] = [
      [{ event: 'signUp' }, 'event', 'notAName'],
      [{ event: 'liora' }, 'event', 'notAName'],
      [{ event: `liora_${'x'.repeat(59)}` }, 'event', 'tooLong'],
      [{ event: '' }, 'event', 'notAName'],
      [{ source: 'other' }, 'source', 'unknown'],
      [{ time: '2026-03-09' }, 'time', 'notATime'],
      [{ time: '2026-19-09T00:00:00.000Z' }, 'time', 'notATime'],
      [{ time: ago(DAY + MINUTE) }, 'time', 'notNow'],
      [{ time: ago(-DAY - MINUTE) }, 'time', 'notNow'],
      [{ timezoneOffset: '721' }, 'timezoneOffset', 'tooLarge'],
      [{ timezoneOffset: '-841' }, 'timezoneOffset', 'tooSmall'],
      [{ timezoneOffset: '1e2' }, 'timezoneOffset', 'notANumber'],
      [{ os: 'Windows 95' }, 'os', 'unknown'],
      [{ kernel: 'trident' }, 'kernel', 'unknown'],
      [{ device: 'fridge' }, 'device', 'unknown'],
      [{ screen: '1920x1080' }, 'screen', 'notASize'],
      [{ screen: '100000*1' }, 'screen', 'notASize'],
      [{ clientId: '192.0.2.1' }, 'clientId', 'notAnId'],
      [{ ga: 'GA1.1.<script>' }, 'ga', 'notACookie'],
      [{ gid: `GA1.${'1'.repeat(81)}` }, 'gid', 'notACookie'],
      [{ uid: 'me' }, 'uid', 'notAnId'],
      [{ uid: '00000000-0000-4000-8000-000000000005' }, 'uid', 'notSignedIn'],
      [{ extData: '{' }, 'extData', 'notJson'],
      [{ extData: '"text"' }, 'extData', 'invalid_type'],
      [{ extData: '[1]' }, 'extData', 'invalid_type'],
      [{ extData: deep }, 'extData.a', 'invalid_union'],
      [{ extData: wide }, 'extData', 'tooMany'],
      [{ extData: '{"a":[[1]]}' }, 'extData.a', 'invalid_union'],
      [{ extData: '{"A":1}' }, 'extData.A', 'invalid_key'],
      [{ extData: '{"a":"\\u0000"}' }, 'extData.a', 'badCharacters'],
      [{ extData: `{"a":"${'x'.repeat(201)}"}` }, 'extData.a', 'tooLong'],
      [{ extData: `{"a":"${'x'.repeat(2000)}"}` }, 'extData', 'tooLong'],
      [{ ip: '192.0.2.1' }, 'ip', 'unknown'],
    ];
    const before = await stored();
    const answers = [];
    for (const [query] of wrong) {
      const response = await tell(visit(), '/api/event/track', { ...needed(), ...query });
      const { errNo, data } = Object(await response.json());
      answers.push([query, response.status, errNo, data]);
    }
    expect(answers).toEqual(wrong.map(([query, path, reason]) => [query, 400, 1001, { fields: [{ path, reason }] }]));
    const bare = await tell(visit(), '/api/event/track', {});
    expect([bare.status, Object(await bare.json()).data]).toEqual([
      400,
      { fields: ['event', 'source', 'time'].map((path) => ({ path, reason: 'missing' })) },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('takes nobody for somebody else who is signed in', async () => {
    const [ada, eve] = [visit(), visit()];
    await ada.join();
    await eve.join();
    const { uid } = Object((await ada.get('/api/user/detail')).data);
    const response = await tell(eve, '/api/event/track', { ...needed(), event: 'liora_eve', uid });
    expect([response.status, Object(await response.json()).data]).toEqual([
      400,
      { fields: [{ path: 'uid', reason: 'notSignedIn' }] },
    ]);
    expect(await named('liora_eve')).toEqual([]);
  });

  it('stores nothing of who asks not to be followed, nor of what happens in pages of others', async () => {
    const answers = [];
    for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await tell(visit(), '/api/event/track', { ...needed(), event: 'liora_unseen' }, headers);
      answers.push([response.status, response.headers.get('content-type')]);
    }
    expect([answers, await named('liora_unseen')]).toEqual([
      [
        [200, 'image/gif'],
        [200, 'image/gif'],
        [403, 'application/json'],
      ],
      [],
    ]);
  });

  it('takes 60 events a minute from a browser, 300 from an address, and keeps no address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const often = async (times: number, query: Readonly<Record<string, string>>) => {
      const statuses: Record<number, number> = {};
      const answers = await Promise.all(
        Array.from({ length: times }, () => tell(visit(), '/api/event/track', { ...needed(), ...query }, from)),
      );
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
      return statuses;
    };
    const browser = 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg621';
    expect([
      await often(62, { event: 'liora_often', clientId: browser }),
      await often(242, { event: 'liora_often' }),
      (await named('liora_often')).length,
    ]).toEqual([{ 200: 60, 429: 2 }, { 200: 240, 429: 2 }, 300]);
    expect(JSON.stringify(await readTables(databaseUrl))).not.toContain('203.0.113.77');
  });

  it('tells operators, and nobody else, how often what happened', async () => {
    const [operator, other] = [visit(), visit()];
    await operator.join(OPERATOR);
    await other.join();
    for (const event of ['liora_counted', 'liora_counted', 'liora_once'])
      expect((await tell(visit(), '/api/event/test', { ...needed(), event })).status).toBe(200);
    const counts = (visitor: Visitor, variant: string) => visitor.get('/api/event/counts', { variant });
    const { status, errNo, data } = await counts(operator, 'test');
    const told = Object(data);
    expect([status, errNo, told.days.length, told.days.at(-1)]).toEqual([200, 0, 30, ago(0).slice(0, 10)]);
    expect(told.events.filter(({ event }: { event: string }) => event !== 'liora_bare')).toEqual([
      { event: 'liora_counted', counts: [...Array.from({ length: 29 }, () => 0), 2] },
      { event: 'liora_once', counts: [...Array.from({ length: 29 }, () => 0), 1] },
    ]);
    expect(await counts(other, 'test')).toEqual({ status: 404, errNo: 1004, data: null });
    expect(await counts(visit(), 'test')).toEqual({ status: 401, errNo: 1002, data: null });
    expect(await counts(operator, 'staging')).toMatchObject({ status: 400, errNo: 1001 });
  });

  it('leaves the address of its screen open where operators have a key for what lies below', async () => {
    const answers = await Promise.all(['/operator', '/operator/reviews'].map((path) => visit().fetch(path)));
    expect(answers.map((answer) => answer.headers.get('www-authenticate') === null)).toEqual([true, false]);
  });
});
