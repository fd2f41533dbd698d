import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatEvent, Message } from '#contract/chat.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { WEBHOOK_PATH } from '#server/features/billing/orderRoutes.ts';
import { Asker } from './support/asker.ts';
import { lineOf } from './support/buyer.ts';
import { readChatEvents } from '#src/api/eventStream.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { gives } from './support/imagesServer.ts';
import { auditLedgers } from './support/ledgerAudit.ts';
import { hangsAfter, type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { openPaymentService, stripeEnv } from './support/payments.ts';
import { type Studio, startStudio } from './support/studio.ts';
import { character, messagesOf, success, Talker } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const { characterId } = character;
const request = { characterId, speechText: 'Where are you?', picture: true };
const conflict = { status: 409, errNo: 1005, data: null };
const silent = pino({ level: 'silent' });

/** Events of an answer until one of its pictures is as wanted; then the connection is closed. */
const untilPictured = async (
  response: Response,
  isIt: (event: Extract<ChatEvent, { event: 'picture' }>) => boolean,
): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = [];
  for await (const event of readChatEvents(response)) {
    events.push(event);
    if (event.event === 'picture' && isIt(event)) break;
  }
  return events;
};

describeOnDatabases('pictures of answers are tasks', (kind) => {
  let provider: OpenAiServer;
  let studio: Studio;
  let payments: Awaited<ReturnType<typeof openPaymentService>>;
  let env: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    studio = await startStudio();
    payments = await openPaymentService(() => server.origin + WEBHOOK_PATH);
    env = {
      ...stripeEnv(payments),
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...studio.env,
      ...(await placeOn(kind)),
    };
    server = await startTestServer(env);
  });
  afterAll(async () => {
    await payments.close();
    await server.close();
    await provider[Symbol.asyncDispose]();
    await studio[Symbol.asyncDispose]();
    const database = await (env['DATABASE_URL'] === undefined
      ? openPglite(joinPath(server.dataDir, 'database'), silent)
      : openPostgresql(env['DATABASE_URL'], silent));
    deepEqual(await auditLedgers(database.db), {});
    await database.close();
    await rm(server.dataDir, { recursive: true, force: true });
  });

  /** Somebody with a plan, who has 1100 tokens. */
  const join = async () => {
    const asker = await Asker.join(server);
    const { orderId, sessionId } = await asker.buyer.choose('subscription', 'plus-1');
    await payments.engine.pay(sessionId);
    await asker.buyer.sees(orderId, 'paid');
    return { asker, talker: new Talker(asker.visitor) };
  };
  const lastOf = async (talker: Talker): Promise<Message | undefined> => (await talker.history()).messages.at(-1);
  const endOf = (talker: Talker): Promise<Message> =>
    until(async () => {
      const last = await lastOf(talker);
      return last?.status === 'generating' ? undefined : last;
    });
  const lines = async (asker: Asker) => (await asker.buyer.ledger()).slice(0, 3).map(lineOf);
  /** The picture comes first, whose tokens are set aside last. */
  const wordsPaid = [
    ['void', 0, 1099],
    ['capture', -1, 1099],
    ['allowance', 1000, 1100],
  ];

  it('[CHAT-04] one waits for its turn behind the person’s others, tells how far it is, and is in the gallery', async () => {
    const { asker, talker } = await join();
    studio.hold();
    const first = await asker.begin();
    const [held] = await studio.holds(1);
    provider.add(streams('By the sea.'));
    const queued = await untilPictured(await talker.stream('/api/chat/completion', request), () => true);
    const told = queued.at(-1);
    if (told?.event !== 'picture') throw new Error('No picture is told of');
    const { msgId, picture } = told.data;
    const { taskId } = picture;
    expect(queued.map(({ event }) => event)).toEqual(['start', 'delta', 'picture']);
    expect(picture).toEqual({ taskId, status: 'queued', place: 0, progress: 0, refusal: null, failure: null });
    expect(await lastOf(talker)).toMatchObject({
      msgId,
      text: 'By the sea.',
      status: 'generating',
      image: null,
      picture,
    });
    expect((await asker.tasks()).map((task) => [task.taskId, task.status, task.isFromChat, task.cost])).toEqual([
      [taskId, 'queued', true, 0],
      [first, 'making', undefined, 10],
    ]);
    expect(studio.prompts().length).toBe(1);
    held?.letGo();
    const [second] = await studio.holds(1);
    expect(second?.prompt).toMatch(/^Where are you\?/);
    await asker.sees(taskId, ({ status }) => status === 'making');
    studio.letGo();
    const answer = await endOf(talker);
    const [newest] = (await asker.gallery()).pictures;
    expect(answer).toMatchObject({ msgId, status: 'done', image: newest?.image });
    expect([answer.picture, newest?.taskId, await asker.tasks()]).toEqual([undefined, taskId, []]);
  });

  it('[CHAT-04] called off as a task, the answer is stopped, keeps its words and costs what they do', async () => {
    const { asker, talker } = await join();
    studio.hold();
    provider.add(streams('By the sea.'));
    await untilPictured(
      await talker.stream('/api/chat/completion', request),
      ({ data }) => data.picture.status === 'making',
    );
    const [task] = await asker.tasks();
    await studio.holds(1);
    expect(await asker.act('cancel', task?.taskId ?? '')).toMatchObject({ status: 200, errNo: 0 });
    const { picture, ...answer } = await endOf(talker);
    studio.letGo();
    expect([answer, picture]).toEqual([{ ...answer, text: 'By the sea.', status: 'stopped', image: null }, undefined]);
    expect(await lines(asker)).toEqual(wordsPaid);
    expect([await asker.tasks(), (await asker.gallery()).pictures]).toEqual([[], []]);
  });

  it('[CHAT-04] an answer that is stopped once its picture is there costs what its words do', async () => {
    const { asker, talker } = await join();
    provider.add(hangsAfter('By '));
    const stream = talker.stream('/api/chat/completion', request);
    const [start] = await untilPictured(await stream, () => true);
    const msgId = start?.event === 'start' ? start.data.messages.at(-1)?.msgId : undefined;
    await until(async () => (await asker.gallery()).pictures.length === 1);
    const image = (await asker.gallery()).pictures[0]?.image ?? '';
    expect(await talker.post('/api/chat/stop', { msgId })).toMatchObject({ status: 200, errNo: 0 });
    const { status } = await asker.visitor.fetch(`/images/${image}?width=96`);
    expect([status, (await asker.gallery()).pictures, await lines(asker)]).toEqual([404, [], wordsPaid]);
  });

  it('[PIC-03] [N-03] a refused one is told of with the answer after a reload too, costs nothing beside the words, and is not tried again as a task', async () => {
    const { asker, talker } = await join();
    studio.add(gives(400, JSON.stringify({ error: { code: 'moderation_blocked', message: 'no' } })));
    provider.add(streams('By the sea.'));
    const given = await talker.post('/api/chat/completion', request);
    const { messages } = await talker.history();
    const taskId = messages.at(-1)?.picture?.taskId ?? '';
    expect(given).toEqual({ status: 502, errNo: 1007, data: { messages } });
    expect(messages.at(-1)?.picture).toEqual({
      taskId,
      status: 'refused',
      place: 0,
      progress: 0,
      refusal: 'other',
      failure: null,
    });
    expect([await asker.act('retry', taskId), await asker.tasks(), await lines(asker)]).toEqual([
      conflict,
      [],
      wordsPaid,
    ]);
  });

  it('[CHAT-04] with as many under way as there may be, none is asked for and nothing is stored', async () => {
    const { asker, talker } = await join();
    studio.hold();
    const tasks = await Promise.all(Array.from({ length: 8 }, () => asker.begin()));
    expect(await talker.post('/api/chat/completion', request)).toMatchObject({ status: 429, errNo: 1006 });
    expect((await talker.history()).messages).toEqual([]);
    for (const taskId of tasks) await asker.act('cancel', taskId);
    studio.letGo();
    expect(await asker.buyer.remaining()).toMatchObject({ tokens: 1100, held: 0 });
  });

  it('[CHAT-04] an answer whose words are there waits for its picture over a restart of the server', async () => {
    const { asker, talker } = await join();
    studio.hold();
    provider.add(streams('By the sea.'));
    const key = randomUUID();
    const stream = await talker.stream('/api/chat/completion', request, key);
    const isMaking = ({ data }: { data: { picture: { status: string } } }) => data.picture.status === 'making';
    const before = (await untilPictured(stream, isMaking)).at(-1);
    await studio.holds(1);
    const { dataDir } = server;
    await server.close();
    studio.letGo();
    server = await startTestServer({ ...env, DATA_DIR: dataDir });
    const visitor = asker.visitor.at(server.origin);
    const again = new Talker(visitor);
    const answer = await endOf(again);
    expect([before?.event, answer]).toMatchObject([
      'picture',
      { text: 'By the sea.', status: 'done', image: expect.stringMatching(/^chat\//) },
    ]);
    expect(messagesOf(await again.post('/api/chat/completion', request, key)).at(-1)).toEqual(answer);
    expect(await lines(new Asker(visitor))).toEqual([
      ['capture', -10, 1089],
      ['capture', -1, 1099],
      ['allowance', 1000, 1100],
    ]);
    expect((await new Asker(visitor).gallery()).pictures.map(({ image }) => image)).toEqual([answer.image]);
    expect(await again.post('/api/chat/delete', { msgId: answer.msgId })).toEqual(success({}));
  });
});
