import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ChatEvent, Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';

/** Proxies close silent connections after 30 to 60 seconds. */
const HEARTBEAT_EVERY = 10_000;

const endOf = (message: Message): ChatEvent => {
  const seq = message.text.length;
  switch (message.status) {
    case 'failed':
      return { event: 'failed', seq, data: { message, errNo: errNo.providerFailed } };
    case 'interrupted':
      return { event: 'interrupted', seq, data: { message } };
    case 'done':
    case 'stopped':
    case 'generating':
      return { event: 'done', seq, data: { message } };
  }
};

/** The messages as they stood when the answer had `length` code units. */
const asOf = (messages: readonly Message[], length: number): Message[] =>
  messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, text: message.text.slice(0, length), status: 'generating' } : message,
  );

/** The events of the answer that ends `messages`, after sequence number `after`. */
async function* eventsOf(
  messages: readonly Message[],
  states: AsyncIterable<Message>,
  after: number,
): AsyncGenerator<ChatEvent> {
  yield { event: 'start', seq: after, data: { messages: asOf(messages, after) } };
  let seq = after;
  for await (const message of states) {
    if (message.text.length > seq) {
      const text = message.text.slice(seq);
      seq = message.text.length;
      yield { event: 'delta', seq, data: { msgId: message.msgId, text } };
    }
    if (message.status !== 'generating') yield endOf(message);
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
