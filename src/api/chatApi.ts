import {
  chatCompletion,
  chatContinue,
  chatEdit,
  chatHistory,
  chatRegenerate,
  chatNeed,
  chatStop,
  chatStream,
  type ChatEvent,
  type CompletionRequest,
} from '#contract/chat.ts';
import type { ApiClient, CallOptions } from './client.ts';
import { readChatEvents } from './eventStream.ts';

const EVENT_STREAM = 'text/event-stream';

interface StreamOptions {
  readonly signal: AbortSignal;
}

export const createChatApi = (client: ApiClient) => ({
  history: (request: { characterId: string; endTime?: number; pageSize?: number }, options?: CallOptions) =>
    client.call(chatHistory, request, options),

  /** The events of the answer to `speechText`; the same key gives the same answer, from its beginning. */
  async *send(
    request: CompletionRequest,
    options: StreamOptions & { readonly idempotencyKey: string },
  ): AsyncGenerator<ChatEvent> {
    yield* readChatEvents(await client.send(chatCompletion, request, EVENT_STREAM, options));
  },

  /** The events of the last answer written anew. */
  async *regenerate(
    request: { characterId: string; msgId: string; createTime: number },
    options: StreamOptions & { readonly idempotencyKey: string },
  ): AsyncGenerator<ChatEvent> {
    yield* readChatEvents(await client.send(chatRegenerate, request, EVENT_STREAM, options));
  },

  /** The events of the last answer as it goes on. */
  async *continue(
    request: { characterId: string; msgId: string; createTime: number },
    options: StreamOptions & { readonly idempotencyKey: string },
  ): AsyncGenerator<ChatEvent> {
    yield* readChatEvents(await client.send(chatContinue, request, EVENT_STREAM, options));
  },

  /** The events of the answer to the last message in other words. */
  async *edit(
    request: { characterId: string; msgId: string; createTime: number; speechText: string },
    options: StreamOptions & { readonly idempotencyKey: string },
  ): AsyncGenerator<ChatEvent> {
    yield* readChatEvents(await client.send(chatEdit, request, EVENT_STREAM, options));
  },

  /** The events of an answer after sequence number `after`. */
  async *follow(request: { msgId: string; after: number }, options: StreamOptions): AsyncGenerator<ChatEvent> {
    yield* readChatEvents(await client.send(chatStream, request, EVENT_STREAM, options));
  },

  /** Whether somebody who is about to say it is in need. */
  need: (request: { characterId: string; speechText: string }, options?: CallOptions) =>
    client.call(chatNeed, request, options),

  stop: (msgId: string, options?: CallOptions) => client.call(chatStop, { msgId }, options),
});
export type ChatApi = ReturnType<typeof createChatApi>;
