import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONVERSATION_FILE_MAX } from '#contract/conversationFile.ts';
import {
  answered,
  bytesOf,
  exportOf,
  fileOf,
  name,
  notThere,
  plain,
  refusedAt,
  said,
  START,
  take,
  taken,
} from './support/conversationFiles.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

describeOnDatabases('files of conversations that are wrong', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const joined = async (): Promise<Visitor> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };

  it('knows no character that is not there', async () => {
    const visitor = await joined();
    const file = { ...fileOf([]), character: { characterId: randomUUID(), name } };
    expect(await take(visitor, file)).toEqual(notThere);
    expect((await visitor.get('/api/conversation/list')).data).toEqual({ conversations: [] });
  });

  const one = (changes: Readonly<Record<string, unknown>>) =>
    fileOf([answered(START, 'Hello'), { ...answered(START + 1, 'Hello'), ...changes }]);
  const version = (changes: Readonly<Record<string, unknown>>, role = 'companion') =>
    one({ role, alternatives: [{ text: 'Hello', ...plain, ...changes }] });
  const at = 'conversation.messages.1';
  const inVersion = `${at}.alternatives.0`;

  it.each([
    ['a text', 'Hello', 'conversation', 'invalid_type'],
    ['null', null, 'conversation', 'invalid_type'],
    ['an array', [], 'conversation', 'invalid_type'],
    ['another object', { messages: [] }, 'conversation', 'notAConversation'],
    ['another format', { ...fileOf([]), format: 'liora.export.v1' }, 'conversation', 'notAConversation'],
    ['no messages', { ...fileOf([]), messages: undefined }, 'conversation.messages', 'missing'],
    ['something beside', { ...fileOf([]), extra: 1 }, 'conversation.extra', 'unknown'],
    [
      'a character without an id',
      { ...fileOf([]), character: { name } },
      'conversation.character.characterId',
      'missing',
    ],
    ['messages that are none', fileOf([0, 1]), 'conversation.messages.0', 'invalid_type'],
    ['another role', one({ role: 'system' }), `${at}.role`, 'invalid_value'],
    ['a part of a millisecond', one({ createTime: START + 0.5 }), `${at}.createTime`, 'invalid_type'],
    ['the same time twice', one({ createTime: START }), `${at}.createTime`, 'doesNotFit'],
    ['times that fall', one({ createTime: START - 1 }), `${at}.createTime`, 'doesNotFit'],
    ['a time far ahead', one({ createTime: Date.now() + 172_800_000 }), `${at}.createTime`, 'doesNotFit'],
    ['a choice that there is not', one({ chosen: 1 }), `${at}.chosen`, 'doesNotFit'],
    ['no alternative', one({ alternatives: [] }), `${at}.alternatives`, 'too_small'],
    ['an alternative without a text', version({ text: undefined }), `${inVersion}.text`, 'missing'],
    ['NUL', version({ text: 'a\0b' }), `${inVersion}.text`, 'badCharacters'],
    ['a lone surrogate', version({ text: 'a\uD800b' }), `${inVersion}.text`, 'badCharacters'],
    ['an answer that is being written', version({ status: 'generating' }), `${inVersion}.status`, 'invalid_value'],
    ['an id', version({ msgId: randomUUID() }), `${inVersion}.msgId`, 'unknown'],
    [
      'an unknown tag',
      version({ feedback: { tags: ['rude'], content: '' } }),
      `${inVersion}.feedback.tags.0`,
      'invalid_value',
    ],
    [
      'too many tags',
      version({ feedback: { tags: Array(7).fill('other'), content: '' } }),
      `${inVersion}.feedback.tags`,
      'tooLong',
    ],
    ['a picture from elsewhere', version({ image: 'portraits/a.webp' }), `${inVersion}.image`, 'doesNotFit'],
    ['a path as a picture', version({ image: 'chat/../a.webp' }), `${inVersion}.image`, 'doesNotFit'],
    ['a like for the person', version({ liked: true }, 'user'), `${inVersion}.liked`, 'doesNotFit'],
    [
      'feedback on the person',
      version({ feedback: { tags: [], content: 'Hm' } }, 'user'),
      `${inVersion}.feedback`,
      'doesNotFit',
    ],
    ['a picture of the person', version({ image: 'chat/a.webp' }, 'user'), `${inVersion}.image`, 'doesNotFit'],
    ['a stopped person', version({ status: 'stopped' }, 'user'), `${inVersion}.status`, 'doesNotFit'],
  ])('refuses %s and names the place', async (_what, file, path, reason) => {
    const visitor = await joined();
    expect(await take(visitor, file)).toEqual(refusedAt(path, reason));
    expect((await visitor.get('/api/conversation/list')).data).toEqual({ conversations: [] });
  });

  const send = (visitor: Visitor, body: string): Promise<Response> =>
    visitor.fetch('/api/chat/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    });

  it('tells the first place of a file that is wrong in a million', async () => {
    const visitor = await joined();
    const zeros = `[${'0,'.repeat(1_000_000)}0]`;
    const file = JSON.stringify(fileOf(['here'])).replace('["here"]', zeros);
    expect(await (await send(visitor, `{"conversation":${file}}`)).json()).toMatchObject({
      errNo: 1001,
      data: { fields: [{ path: 'conversation.messages.0', reason: 'invalid_type' }] },
    });
  });

  it('refuses what nests too deep, what is no JSON and what is too large', async () => {
    const visitor = await joined();
    const deep = `{"conversation":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    const answers = [deep, '{"conversation":', `"${'x'.repeat(CONVERSATION_FILE_MAX)}"`].map(async (body) => {
      const response = await send(visitor, body);
      return [response.status, await response.json()];
    });
    expect(await Promise.all(answers)).toMatchObject([
      [400, { errNo: 1001, data: { fields: [{ path: 'conversation', reason: 'invalid_type' }] } }],
      [400, { errNo: 1001, data: { fields: [{ path: 'body', reason: 'notJson' }] } }],
      [413, { errNo: 1012, data: null }],
    ]);
  });

  it('takes a file of more than 64 KiB, from members only', async () => {
    const file = fileOf([said(START, 'x'.repeat(900_000)), answered(START + 1, '🌊'.repeat(400_000))]);
    const visitor = await joined();
    expect(await take(visitor, file)).toEqual(taken(2));
    expect(await exportOf(visitor)).toBe(bytesOf(file));
    expect(await take(new Visitor(server.origin), file)).toEqual({ status: 401, errNo: 1002, data: null });
  });
});
