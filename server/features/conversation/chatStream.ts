import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ChatEvent, Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';

/** Proxies close silent connections after 30 to 60 seconds. */
const HEARTBEAT_EVERY = 10_000;

/** The code of an answer that failed. */
export const failureCode = ({ failure }: Message) =>
  failure?.reason === 'refused' ? errNo.contentRefused : errNo.providerFailed;

const endOf = (message: Message): ChatEvent => {
  const seq = message.text.length;
  switch (message.status) {
    case 'failed':
      return { event: 'failed', seq, data: { message, errNo: failureCode(message) } };
    case 'interrupted':
      return { event: 'interrupted', seq, data: { message } };
    case 'done':
    case 'stopped':
    case 'generating':
      return { event: 'done', seq, data: { message } };
  }
};

/**
 * Between two pieces of an answer, in milliseconds: providers send a token at a time, many more than a screen is drawn, and each costs
 * the browser something.
 */
const PIECE_EVERY = 40;

/** Milliseconds after which the same is told of a picture once more: whoever hears nothing gives the answer up. */
const PICTURE_EVERY = 20_000;

/** The messages as they stood when the answer had `length` code units. */
const asOf = (messages: readonly Message[], length: number): Message[] =>
  messages.map((message, index) => {
    if (index < messages.length - 1) return message;
    const {
      picture: _picture,
      frame: _frame,
      failure: _failure,
      isCut: _isCut,
      reasoning: _reasoning,
      ...answer
    } = message;
    return { ...answer, text: answer.text.slice(0, length), status: 'generating', image: null };
  });

/** The events of the answer that ends `messages`, after sequence number `after`. What is stored of it may be behind its states. */
async function* eventsOf(
  messages: readonly Message[],
  states: AsyncIterable<Message>,
  after: number,
): AsyncGenerator<ChatEvent> {
  let seq = after;
  let hasStarted = false;
  let sent: string | undefined;
  let isReplaced = false;
  let told = { picture: '', time: 0 };
  for await (const message of states) {
    if (!hasStarted) {
      yield { event: 'start', seq, data: { messages: asOf([...messages.slice(0, -1), message], seq) } };
      hasStarted = true;
    }
    // What was told is told anew, whole, at the end.
    isReplaced ||= sent !== undefined && !message.text.startsWith(sent);
    sent = message.text;
    if (isReplaced) seq = message.text.length;
    else if (message.text.length > seq) {
      const text = message.text.slice(seq);
      seq = message.text.length;
      yield { event: 'delta', seq, data: { msgId: message.msgId, text } };
      if (message.status === 'generating') await delay(PIECE_EVERY);
    }
    if (message.status !== 'generating') yield endOf(message);
    else if (message.picture !== undefined && seq > 0) {
      const { msgId, picture } = message;
      const now = { picture: JSON.stringify(picture), time: Date.now() };
      if (now.picture === told.picture && now.time < told.time + PICTURE_EVERY) continue;
      told = now;
      yield { event: 'picture', seq, data: { msgId, picture } };
    }
  }
}

/** Sends an answer as server-sent events. When the browser leaves, the answer goes on without it. */
export const streamAnswer = (
  c: Context,
  messages: readonly Message[],
  states: AsyncIterable<Message>,
  after = 0,
): Response => {
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_EVERY);
    try {
      for await (const { event, seq, data } of eventsOf(messages, states, after)) {
        if (stream.aborted) return;
        await stream.writeSSE({ event, id: String(seq), data: JSON.stringify(data) });
      }
    } finally {
      clearInterval(heartbeat);
    }
  });
};

export const wantsStream = (c: Context): boolean => (c.req.header('accept') ?? '').includes('text/event-stream');
