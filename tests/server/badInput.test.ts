import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { CONVERSATION_FILE_MAX } from '#contract/conversationFile.ts';
import { fieldsOf, sampleRequest, wrongTypeOf } from './support/requestSamples.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

/** Over every call of the contract, so that a new call is covered by being listed there. */

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
const all: [string, Call][] = Object.entries(calls);
const withBody = all.flatMap(([name, call]) =>
  call.encoding === 'query' ? [] : [[name, call, call.encoding] as const],
);
const withText = withBody.flatMap(([name, call, encoding]) =>
  encoding === 'multipart' ? [] : [[name, call, encoding] as const],
);
const withFiles = withBody.filter(([, , encoding]) => encoding === 'multipart');
const withFields = all.flatMap(([name, call]) =>
  fieldsOf(call).map((field) => [`${name}.${field}`, call, field] as const),
);

/** The field of a form that is a file. */
const fileFieldOf = (call: Call): string =>
  Object.entries(sampleRequest(call)).find(([, value]) => value instanceof File)?.[0] ?? '';

const answer = z.object({
  errNo: z.number(),
  data: z.nullish(z.object({ fields: z.optional(z.array(z.object({ path: z.string() }))) })),
});

/** Strings that break stores, parsers or patterns. */
const evilTexts: readonly [string, string][] = [
  ['a NUL byte', 'a\0b'],
  ['a lone surrogate', 'a\uD800b'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a prototype name', '__proto__'],
  ['markup', '<script>alert(1)</script>'],
  ['SQL', "'; DROP TABLE accounts; --"],
];
const evilValues: readonly [string, unknown][] = [
  ...evilTexts,
  ['a number', -1.5],
  ['a huge number', 1e308],
  ['true', true],
  ['null', null],
  ['an array', [1, 2, 3]],
  ['an object', { toString: 'x', constructor: { prototype: {} } }],
];

describe('bad input', () => {
  let server: TestServer;
  let member: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    member = new Visitor(server.origin);
    await member.join();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const send = (call: Call, body: BodyInit, contentType: string, headers: Readonly<Record<string, string>> = {}) =>
    member.fetch(call.path, {
      method: call.method,
      body,
      headers: { 'content-type': contentType, 'idempotency-key': 'sample', ...headers },
    });

  const sendFields = (call: Call, request: Readonly<Record<string, unknown>>): Promise<Response> => {
    const pairs = new URLSearchParams(
      Object.entries(request).map(([field, value]) => [
        field,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    switch (call.encoding) {
      case 'query':
        return member.fetch(`${call.path}?${pairs}`);
      case 'form':
        return send(call, pairs.toString(), CONTENT_TYPES.form);
      case 'multipart': {
        const body = new FormData();
        for (const [field, value] of Object.entries(request))
          body.append(field, value instanceof File ? value : (pairs.get(field) ?? ''));
        return member.fetch(call.path, { method: call.method, headers: { 'idempotency-key': 'sample' }, body });
      }
      case 'json':
        return send(call, JSON.stringify(request), CONTENT_TYPES.json);
    }
  };

  const fieldErrorsOf = async (response: Response): Promise<unknown> => {
    const { errNo, data } = await response.json();
    expect([response.status, errNo]).toEqual([400, 1001]);
    return data;
  };

  it.each(withFields)('%s: whatever comes in it, the answer is a clear one', async (_name, call, field) => {
    const wrong: unknown[] = [];
    for (const [kind, value] of evilValues) {
      const response = await sendFields(call, { ...sampleRequest(call), [field]: value });
      const { errNo, data } = answer.parse(await response.json());
      const named = data?.fields?.map(({ path }) => path) ?? [field];
      const isClear =
        response.status < 500 &&
        (errNo !== 1001 || named.every((path) => path === field || path.startsWith(`${field}.`)));
      if (!isClear) wrong.push({ kind, status: response.status, errNo, named });
    }
    expect(wrong).toEqual([]);
  });

  it.each(withFields)('%s: a wrong type is named', async (_name, call, field) => {
    if (call.encoding !== 'json') return;
    expect(
      await fieldErrorsOf(await sendFields(call, { ...sampleRequest(call), [field]: wrongTypeOf(call, field) })),
    ).toEqual({
      fields: [{ path: field, reason: expect.stringMatching(/^[a-z][A-Za-z_]*$/) }],
    });
  });

  it.each(withBody)('%s: another content type is refused', async (_name, call, encoding) => {
    const others = Object.values(CONTENT_TYPES).filter((type) => type !== CONTENT_TYPES[encoding]);
    for (const contentType of [...others, 'text/plain', ''])
      expect(await fieldErrorsOf(await send(call, JSON.stringify(sampleRequest(call)), contentType))).toEqual({
        fields: [{ path: 'content-type', reason: 'wrongContentType' }],
      });
  });

  it.each(withText)('%s: a body over 64 KiB is refused, a file over its own limit', async (_name, call, encoding) => {
    const big = 'x'.repeat(call.path === calls.chatImport.path ? CONVERSATION_FILE_MAX : 10 * 1024 * 1024);
    const response = await send(
      call,
      encoding === 'json' ? JSON.stringify({ big }) : `big=${big}`,
      CONTENT_TYPES[encoding],
    );
    expect([response.status, await response.json()]).toMatchObject([413, { errNo: 1012, data: null }]);
  });

  it('[N-11] an event of payments is read up to 1 MiB, and refused by its signature then', async () => {
    const answerTo = async (body: string) => {
      const headers = { 'stripe-signature': 't=1,v1=0' };
      const response = await member.fetch('/api/order/webhook', { method: 'POST', headers, body });
      return [response.status, Object(await response.json()).errNo];
    };
    expect(await answerTo('x'.repeat(1024 * 1024))).toEqual([400, 1001]);
    expect(await answerTo('x'.repeat(1024 * 1024 + 1))).toEqual([413, 1012]);
  });

  it.each(withFiles)('%s: a file over its limit is refused', async (_name, call) => {
    const big = new Blob([new Uint8Array(CARD_FILE_MAX + 128 * 1024)]);
    const body = new FormData();
    for (const field of fieldsOf(call)) body.append(field, big);
    const headers = { 'idempotency-key': 'sample' };
    const response = await member.fetch(call.path, { method: call.method, headers, body });
    expect([response.status, await response.json()]).toMatchObject([413, { errNo: 1012, data: null }]);
  });

  it.each(withFiles)('%s: a broken form is refused, text in the place of a file too', async (_name, call) => {
    for (const contentType of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(await fieldErrorsOf(await send(call, 'broken', contentType))).toEqual({
        fields: [{ path: 'body', reason: 'notMultipart' }],
      });
    const field = fileFieldOf(call);
    expect(await fieldErrorsOf(await sendFields(call, { ...sampleRequest(call), [field]: 'text' }))).toEqual({
      fields: [{ path: field, reason: 'notAFile' }],
    });
  });

  it.each(withText)('%s: bytes that are no UTF-8 are refused', async (_name, call, encoding) => {
    expect(await fieldErrorsOf(await send(call, new Uint8Array([0x7b, 0xff, 0xfe]), CONTENT_TYPES[encoding]))).toEqual({
      fields: [{ path: 'body', reason: 'notUtf8' }],
    });
  });

  it.each(withBody.filter(([, , encoding]) => encoding === 'json'))(
    '%s: broken JSON is refused',
    async (_name, call) => {
      for (const body of ['', '{', '{"a":}', 'undefined', '\u0000'])
        expect(await fieldErrorsOf(await send(call, body, CONTENT_TYPES.json))).toEqual({
          fields: [{ path: 'body', reason: 'notJson' }],
        });
      for (const body of ['null', '[]', '"text"', '17'])
        expect(await fieldErrorsOf(await send(call, body, CONTENT_TYPES.json))).toMatchObject({
          fields: [{ path: 'request' }],
        });
    },
  );

  it.each(withBody.filter(([, , encoding]) => encoding === 'json'))(
    '%s: prototype keys are refused',
    async (_name, call) => {
      const sample = JSON.stringify(sampleRequest(call)).slice(1, -1);
      for (const key of ['__proto__', 'constructor', 'prototype'])
        expect(
          await fieldErrorsOf(
            await send(call, `{${sample}${sample === '' ? '' : ','}"${key}":{"isAdmin":true}}`, CONTENT_TYPES.json),
          ),
        ).toEqual({ fields: [{ path: key, reason: 'unknown' }] });
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );

  it.each(all.filter(([, call]) => call.encoding === 'query' || call.encoding === 'form'))(
    '%s: a field that is given twice is refused',
    async (_name, call) => {
      const response =
        call.encoding === 'query'
          ? await member.fetch(`${call.path}?a=1&a=2`)
          : await send(call, 'a=1&a=2', CONTENT_TYPES.form);
      expect(await fieldErrorsOf(response)).toEqual({ fields: [{ path: 'a', reason: 'repeated' }] });
    },
  );

  it.each(all)('%s: another method finds nothing', async (_name, call) => {
    const response = await member.fetch(call.path, { method: call.method === 'GET' ? 'DELETE' : 'PUT' });
    expect([response.status, await response.json()]).toMatchObject([404, { errNo: 1004 }]);
  });

  it.each(all.filter(([, call]) => call.needsIdempotencyKey && call.encoding === 'json'))(
    '%s: an intent without a usable key is refused',
    async (_name, call) => {
      const body = JSON.stringify(sampleRequest(call));
      const headers = { 'content-type': CONTENT_TYPES.json };
      const bare = await member.fetch(call.path, { method: call.method, body, headers });
      expect(await fieldErrorsOf(bare)).toEqual({ fields: [{ path: 'idempotency-key', reason: 'missing' }] });
      for (const key of ['', 'two words', 'x'.repeat(65), "'; DROP TABLE accounts; --"])
        expect(await fieldErrorsOf(await send(call, body, CONTENT_TYPES.json, { 'idempotency-key': key }))).toEqual({
          fields: [{ path: 'idempotency-key', reason: 'badCharacters' }],
        });
    },
  );

  it.each(withFiles.filter(([, call]) => call.needsIdempotencyKey))(
    '%s: a file without a usable key is refused',
    async (_name, call) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(sampleRequest(call)))
        body.append(field, value instanceof File ? value : String(value));
      const bare = await member.fetch(call.path, { method: call.method, body });
      expect(await fieldErrorsOf(bare)).toEqual({ fields: [{ path: 'idempotency-key', reason: 'missing' }] });
    },
  );

  it('a missing field is named', async () => {
    expect(await fieldErrorsOf(await send(calls.emailLogin, 'appId=liora&os=web', CONTENT_TYPES.form))).toEqual({
      fields: [
        { path: 'email', reason: 'missing' },
        { path: 'password', reason: 'missing' },
      ],
    });
  });

  it('a path that does not exist says so', async () => {
    const response = await member.fetch('/api/no/such/call');
    expect([response.status, await response.json()]).toEqual([
      404,
      { errNo: 1004, data: null, message: 'Page not found: /api/no/such/call' },
    ]);
  });
});
