import { randomUUID } from 'node:crypto';
import { assert as assertProperty, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { conversationFile } from '#contract/conversationFile.ts';
import { anyConversation } from './support/anyConversation.ts';
import {
  answered,
  bytesOf,
  characterId,
  clear,
  conflict,
  exportOf,
  fileOf,
  greeting,
  historyOf,
  name,
  notThere,
  otherCharacterId,
  plain,
  said,
  START,
  take,
  taken,
} from './support/conversationFiles.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type Behaviour, hangsAfter, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';
import { until } from './support/until.ts';

const FILES = 60;

describeOnDatabases('files of conversations', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const joined = async (...behaviours: Behaviour[]): Promise<Visitor> => {
    provider.add(...behaviours);
    const visitor = new Visitor(server.origin);
    await visitor.join();
    return visitor;
  };

  it(
    `${FILES} random conversations come out byte for byte as they went in, also after they were cleared`,
    { timeout: 300_000 },
    async () => {
      const visitor = await joined();
      await assertProperty(
        asyncProperty(anyConversation, async (file) => {
          for (const _time of [1, 2]) {
            expect(await take(visitor, file)).toEqual(taken(file.messages.length));
            expect(await exportOf(visitor)).toBe(bytesOf(file));
            await clear(visitor);
          }
        }),
        { numRuns: FILES },
      );
    },
  );

  it('exports what was said with all alternatives, likes and feedback, and brings it back to another account', async () => {
    const visitor = await joined(streams('First try.'), streams('Second try.'));
    await visitor.say(characterId, 'Hello *you*');
    const [opening, mine, last] = (await historyOf(visitor)).messages;
    await visitor.post('/api/chat/feedback', {
      msgId: last?.msgId,
      content: 'Dull',
      tags: ['repetitive', 'forgetful'],
    });
    await visitor.post('/api/chat/regenerate', { characterId, msgId: last?.msgId, createTime: last?.createTime });
    await visitor.post('/api/chat/liked', { msgId: last?.msgId });
    const file = fileOf([
      answered(opening?.createTime ?? 0, greeting),
      said(mine?.createTime ?? 0, 'Hello *you*'),
      {
        role: 'companion',
        createTime: last?.createTime,
        chosen: 1,
        alternatives: [
          { text: 'First try.', ...plain, feedback: { tags: ['repetitive', 'forgetful'], content: 'Dull' } },
          { text: 'Second try.', ...plain, liked: true },
        ],
      },
    ]);
    const exported = await exportOf(visitor);
    expect(exported).toBe(bytesOf(file));
    expect(conversationFile.parse(JSON.parse(exported))).toEqual(file);

    const other = await joined();
    expect(await take(other, JSON.parse(exported))).toEqual(taken(3));
    expect(await exportOf(other)).toBe(exported);
    const { messages, readTime } = await historyOf(other);
    const original = (await historyOf(visitor)).messages;
    const withoutId = ({ msgId: _msgId, ...rest }: Message) => rest;
    expect(messages.map(withoutId)).toEqual(original.map(withoutId));
    expect(readTime).toBe(last?.createTime);
    const ids = [...messages, ...original].map(({ msgId }) => msgId);
    expect(new Set(ids).size).toBe(6);
    expect((await other.get('/api/conversation/list')).data).toMatchObject({
      conversations: [{ lastText: 'Second try.', lastRole: 'companion', lastTime: last?.createTime, unread: 0 }],
    });
  });

  it('an imported conversation goes on', async () => {
    const visitor = await joined(streams('I remember.'), streams('Still.'));
    await take(visitor, fileOf([said(START, 'My cat is called Miso.'), answered(START + 5, 'Noted.')]));
    await visitor.say(characterId, 'And my cat?');
    const { messages } = await historyOf(visitor);
    expect(messages.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'My cat is called Miso.'],
      ['companion', 'Noted.'],
      ['user', 'And my cat?'],
      ['companion', 'I remember.'],
    ]);
    const last = messages.at(-1);
    expect(
      await visitor.post('/api/chat/regenerate', { characterId, msgId: last?.msgId, createTime: last?.createTime }),
    ).toMatchObject({ data: { messages: [{ text: 'Still.', chosen: 1, alternatives: 2 }] } });
  });

  it('an imported answer with a picture is written anew with one, which needs a plan', async () => {
    const visitor = await joined();
    const picture = {
      ...answered(START + 1, 'Here.'),
      alternatives: [{ text: 'Here.', ...plain, image: 'chat/a.webp' }],
    };
    await take(visitor, fileOf([said(START, 'Show me'), picture]));
    const last = (await historyOf(visitor)).messages.at(-1);
    const target = { characterId, msgId: last?.msgId, createTime: last?.createTime };
    expect(await visitor.post('/api/chat/regenerate', target)).toEqual({ status: 403, errNo: 3100, data: null });
    expect(await visitor.get('/api/chat/image-detail', { msgId: last?.msgId ?? '' })).toMatchObject({
      data: { image: 'chat/a.webp', prompt: 'Show me' },
    });
  });

  it('exports an answer that is being written as interrupted', async () => {
    const visitor = await joined(hangsAfter('Half a '));
    await visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, speechText: 'Talk' }),
    });
    await until(async () => (await historyOf(visitor)).messages.at(-1)?.text === 'Half a ');
    const last = (await historyOf(visitor)).messages.at(-1);
    expect(conversationFile.parse(JSON.parse(await exportOf(visitor))).messages.at(-1)).toEqual({
      role: 'companion',
      createTime: last?.createTime,
      chosen: 0,
      alternatives: [{ text: 'Half a ', ...plain, status: 'interrupted' }],
    });
    expect(last?.status).toBe('generating');
  });

  it('exports text to read: days, names, and what counts', async () => {
    const visitor = await joined();
    await take(
      visitor,
      fileOf([
        answered(Date.UTC(2026, 0, 2, 23, 59), 'Come in.'),
        said(Date.UTC(2026, 0, 3), 'Thank you.\n\nIt rains.'),
        {
          role: 'companion',
          createTime: Date.UTC(2026, 0, 3, 9),
          chosen: 1,
          alternatives: [
            { text: 'No.', ...plain },
            { text: 'I hear it. 🌧', ...plain },
          ],
        },
        { ...answered(Date.UTC(2026, 0, 4), ''), alternatives: [{ text: '', ...plain, status: 'stopped' }] },
      ]),
    );
    expect(await exportOf(visitor, 'text')).toBe(
      `${name}\n\n2026-01-02\n\n${name}: Come in.\n\n2026-01-03\n\nAda: Thank you.\n\nIt rains.\n\n${name}: I hear it. 🌧\n`,
    );
  });

  it('is a download under the name of the character', async () => {
    const visitor = await joined();
    await take(visitor, fileOf([]));
    const headersOf = async (format: string) => {
      const { status, headers } = await visitor.fetch(`/api/chat/export?characterId=${characterId}&format=${format}`);
      return [status, ...['content-type', 'content-disposition', 'cache-control'].map((each) => headers.get(each))];
    };
    const ascii = name.replaceAll(' ', '-');
    const utf8 = encodeURIComponent(name);
    expect([await headersOf('json'), await headersOf('text')]).toEqual([
      [200, 'application/json', `attachment; filename="${ascii}.json"; filename*=UTF-8''${utf8}.json`, 'no-store'],
      [
        200,
        'text/plain; charset=utf-8',
        `attachment; filename="${ascii}.txt"; filename*=UTF-8''${utf8}.txt`,
        'no-store',
      ],
    ]);
    expect(await exportOf(visitor)).toBe(bytesOf(fileOf([])));
  });

  it('exports nothing where nothing has begun, and nothing of others', async () => {
    const visitor = await joined();
    await take(visitor, fileOf([said(START, 'A secret')]));
    const stranger = await joined();
    expect(await stranger.get('/api/chat/export', { characterId })).toEqual(notThere);
    expect(await stranger.get('/api/chat/export', { characterId, format: 'text' })).toEqual(notThere);
    expect(await visitor.get('/api/chat/export', { characterId: otherCharacterId })).toEqual(notThere);
    expect(await visitor.get('/api/chat/export', { characterId: randomUUID() })).toEqual(notThere);
  });

  it('[API-08] imports once a key, and never into a conversation that holds messages', async () => {
    const visitor = await joined();
    const file = fileOf([said(START, 'Once')]);
    const key = randomUUID();
    expect(await Promise.all([take(visitor, file, key), take(visitor, file, key)])).toEqual([taken(1), taken(1)]);
    expect(await take(visitor, file, key)).toEqual(taken(1));
    expect(await take(visitor, fileOf([]), key)).toEqual(conflict);
    expect(await take(visitor, file)).toEqual(conflict);
    expect(await exportOf(visitor)).toBe(bytesOf(file));
    await clear(visitor);
    expect(await take(visitor, file, key)).toEqual(taken(1));
    expect((await historyOf(visitor)).messages).toEqual([]);
  });
});
