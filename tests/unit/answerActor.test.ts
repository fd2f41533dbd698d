import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ChatEvent, Message } from '#contract/chat.ts';
import type { AnswerPicture } from '#contract/picture.ts';
import type { AnswerInput } from '#machines/chat/chatTypes.ts';
import { answerActor } from '#src/actors/answerActor.ts';
import { createChatApi } from '#src/api/chatApi.ts';
import { ApiClient } from '#src/api/client.ts';

const said: Message = {
  msgId: '00000000-0000-4000-8000-000000000001',
  role: 'user',
  text: 'Hello',
  status: 'done',
  createTime: 1,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
};
const begun: Message = {
  msgId: '00000000-0000-4000-8000-000000000002',
  role: 'companion',
  text: '',
  status: 'generating',
  createTime: 2,
  chosen: 0,
  alternatives: 1,
  liked: false,
  hasFeedback: false,
  image: null,
};
const ended: Message = { ...begun, text: 'Good evening', status: 'done' };
const characterId = '00000000-0000-4000-8000-000000000003';

const start: ChatEvent = { event: 'start', seq: 0, data: { messages: [said, begun] } };
const good: ChatEvent = { event: 'delta', seq: 5, data: { msgId: begun.msgId, text: 'Good ' } };
const evening: ChatEvent = { event: 'delta', seq: 12, data: { msgId: begun.msgId, text: 'evening' } };
const done: ChatEvent = { event: 'done', seq: 12, data: { message: ended } };
const restart: ChatEvent = { event: 'start', seq: 5, data: { messages: [{ ...begun, text: 'Good ' }] } };

type Behaviour = (response: ServerResponse) => void;

const eventText = ({ event, seq, data }: ChatEvent): string =>
  `event: ${event}\nid: ${seq}\ndata: ${JSON.stringify(data)}\n\n`;

const streams =
  (...events: readonly ChatEvent[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(events.map(eventText).join(''));
  };

const cutsAfter =
  (...events: readonly ChatEvent[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(events.map(eventText).join(''), () => setImmediate(() => response.destroy()));
  };

const refuses =
  (status: number, errNo: number): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errNo, data: null }));
  };

const hangs =
  (...events: readonly ChatEvent[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(events.map(eventText).join(''));
  };

const describeRequest = async (request: IncomingMessage): Promise<string> =>
  [request.method, request.url, request.headers['idempotency-key'], await text(request)].filter(Boolean).join(' ');

/** Runs the actor against a real server that answers so, until `isOver`; gives what it told and what the server was asked. */
const run = async (input: AnswerInput, behaviours: Behaviour[], isOver: (type: string) => boolean = () => false) => {
  const asked: string[] = [];
  const hungUp = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hungUp.resolve();
    });
    void describeRequest(request).then((line) => {
      asked.push(line);
      return (behaviours.shift() ?? refuses(500, 1011))(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const chat = createChatApi(new ApiClient(() => undefined, origin));
  const told: unknown[] = [];
  const over = Promise.withResolvers<void>();
  const logic = setup({ actors: { answer: answerActor(chat, [0, 0, 0]) } }).createMachine({
    invoke: { id: 'answer', src: 'answer', input },
    on: {
      '*': {
        actions: ({ event }) => {
          told.push(event);
          if (isOver(event.type) || ['answer.ended', 'answer.refused', 'answer.lost'].includes(event.type))
            over.resolve();
        },
      },
    },
  });
  const actor = createActor(logic).start();
  await over.promise;
  actor.stop();
  return {
    told,
    asked,
    hungUp: hungUp.promise,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
};

const send: AnswerInput = { kind: 'send', characterId, text: 'Hello', picture: false, intentId: 'intent-1' };
const started = { type: 'answer.started', messages: [said, begun] };
const extended = (event: ChatEvent) =>
  event.event === 'delta' ? { type: 'answer.extended', seq: event.seq, ...event.data } : undefined;
const SENT = `POST /api/chat/completion intent-1 ${JSON.stringify({ characterId, speechText: 'Hello', picture: false })}`;
const FOLLOWED = `GET /api/chat/stream?msgId=${begun.msgId}&after=5`;

describe('the actor that follows an answer', () => {
  it('[CHAT-02] tells of the start, each piece and the end', async () => {
    await using result = await run(send, [streams(start, good, evening, done)]);
    expect(result.told).toEqual([started, extended(good), extended(evening), { type: 'answer.ended', message: ended }]);
    expect(result.asked).toEqual([SENT]);
  });

  it('[CHAT-04] tells how far the picture is, after the words that came before it', async () => {
    const picture: AnswerPicture = {
      taskId: '00000000-0000-4000-8000-000000000004',
      status: 'making',
      place: 0,
      progress: 40,
      refusal: null,
      failure: null,
    };
    const pictured: ChatEvent = { event: 'picture', seq: 5, data: { msgId: begun.msgId, picture } };
    await using result = await run(send, [cutsAfter(start, good, pictured), streams(restart, pictured, evening, done)]);
    const told = { type: 'answer.pictured', msgId: begun.msgId, picture };
    expect(result.told).toEqual([
      started,
      extended(good),
      told,
      { type: 'answer.started', messages: [{ ...begun, text: 'Good ' }] },
      told,
      extended(evening),
      { type: 'answer.ended', message: ended },
    ]);
    expect(result.asked).toEqual([SENT, FOLLOWED]);
  });

  it('takes a connection that broke up again where it broke', async () => {
    await using result = await run(send, [cutsAfter(start, good), streams(restart, evening, done)]);
    expect(result.told).toEqual([
      started,
      extended(good),
      { type: 'answer.started', messages: [{ ...begun, text: 'Good ' }] },
      extended(evening),
      { type: 'answer.ended', message: ended },
    ]);
    expect(result.asked).toEqual([SENT, FOLLOWED]);
  });

  it('[API-08] sends again with the same key when the stream ends before it began', async () => {
    await using result = await run(send, [streams(), streams(start, good, evening, done)]);
    expect(result.told.at(-1)).toEqual({ type: 'answer.ended', message: ended });
    expect(result.asked).toEqual([SENT, SENT]);
  });

  it('tells why the server refused', async () => {
    await using result = await run(send, [refuses(409, 1005)]);
    expect(result.told).toEqual([{ type: 'answer.refused', failure: { errNo: 1005, fields: [] } }]);
  });

  it('gives an accepted answer up when the server knows it no more', async () => {
    await using result = await run(send, [cutsAfter(start, good), refuses(404, 1004)]);
    expect(result.told).toEqual([started, extended(good), { type: 'answer.lost' }]);
  });

  it('gives an accepted answer up when the connection cannot be had again', async () => {
    const nothing = [1, 2, 3].map(() => streams());
    await using result = await run(send, [cutsAfter(start, good), ...nothing]);
    expect(result.told).toEqual([started, extended(good), { type: 'answer.lost' }]);
    expect(result.asked).toEqual([SENT, FOLLOWED, FOLLOWED, FOLLOWED]);
  });

  it('gives an accepted answer up when connections begin and bring nothing more', async () => {
    const beginnings = [1, 2, 3, 4, 5].map(() => cutsAfter(restart));
    await using result = await run(send, [cutsAfter(start, good), ...beginnings]);
    expect(result.told.at(-1)).toEqual({ type: 'answer.lost' });
    expect(result.asked).toEqual([SENT, FOLLOWED, FOLLOWED, FOLLOWED]);
  });

  it('lets go of the connection when it is stopped', async () => {
    await using result = await run(send, [hangs(start, good)], (type) => type === 'answer.extended');
    await result.hungUp;
    expect(result.told).toEqual([started, extended(good)]);
  });
});
