import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ChatProviderError, type ChatProvider, type ChatRequest } from '../chatProvider.ts';
import { readCompletion } from './completion.ts';
import { completionStream } from './completionStream.ts';
import { failedStatus } from './failedStatus.ts';
import { post } from './post.ts';
import { promptFor } from './promptFor.ts';
import { readBody, readText, type Patience } from './readBody.ts';

const BODY_MAX = 1 << 20;
const ANSWER_MAX = 32_000;
const ERROR_PATIENCE_MS = 5_000;
/** How long a server may take to end its answer after it said `[DONE]`, so that the connection can be used again. */
const LEAVE_PATIENCE_MS = 500;

export interface OpenAiSettings {
  /** Address that `/chat/completions` is under, such as `http://127.0.0.1:11434/v1`; a query string is kept. */
  readonly baseUrl: string;
  /** Sent as bearer token; local servers need none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Milliseconds until the connection stands; 10 s. */
  readonly connectTimeoutMs?: number;
  /** Milliseconds from the connection to the first piece of the answer; 60 s, for models that are loaded first. */
  readonly firstPieceTimeoutMs?: number;
  /** Milliseconds between two pieces; 20 s. */
  readonly idleTimeoutMs?: number;
  /** Milliseconds before the one retry; 300. */
  readonly retryDelayMs?: number;
  /** Characters of history that are sent along with the system prompt; 24,000. */
  readonly historyBudget?: number;
}

const completionsUrl = (baseUrl: string): URL => {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  return url;
};

async function* jsonAnswer(response: IncomingMessage, signal: AbortSignal, patience: Patience): AsyncGenerator<string> {
  const part = readCompletion(await readText(response, signal, patience, BODY_MAX), false);
  if (part.text === '') throw new ChatProviderError('badAnswer', 'the answer is empty');
  yield part.text;
}

async function* streamedAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
  patience: { readonly first: Patience; readonly idle: Patience },
): AsyncGenerator<string> {
  const stream = completionStream();
  let length = 0;
  const next = () => {
    if (stream.isDone) return LEAVE_PATIENCE_MS;
    return length === 0 ? patience.first() : patience.idle();
  };
  try {
    for await (const bytes of readBody(response, signal, next)) {
      for (const piece of stream.feed(bytes)) {
        length += piece.length;
        yield piece;
      }
      if (length > ANSWER_MAX) return;
    }
  } catch (error) {
    if (!stream.isDone || signal.aborted) throw error;
  }
  yield* stream.end();
}

/**
 * Any server that speaks OpenAI's `POST /chat/completions` with `stream: true`. A connection that fails, and the status
 * 502 or 503, is tried once more; a request that was answered never is. Errors carry neither key nor body.
 */
export const openAiProvider = (settings: OpenAiSettings): ChatProvider => {
  const url = completionsUrl(settings.baseUrl);
  const { connectTimeoutMs = 10_000, firstPieceTimeoutMs = 60_000, idleTimeoutMs = 20_000 } = settings;
  const { retryDelayMs = 300, historyBudget = 24_000, model, apiKey = '' } = settings;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey.trim() === '' ? {} : { authorization: `Bearer ${apiKey.trim()}` }),
  };

  const attempt = (body: string, signal: AbortSignal) =>
    post({ url, headers, body, signal, connectTimeoutMs, answerTimeoutMs: firstPieceTimeoutMs });

  const firstAttempt = async (body: string, signal: AbortSignal): Promise<IncomingMessage | undefined> => {
    try {
      const response = await attempt(body, signal);
      if (response.statusCode !== 502 && response.statusCode !== 503) return response;
      response.destroy();
    } catch (error) {
      if (!(error instanceof ChatProviderError) || error.reason !== 'unreachable') throw error;
    }
    return undefined;
  };

  const open = async (body: string, signal: AbortSignal): Promise<IncomingMessage> => {
    let response = await firstAttempt(body, signal);
    if (response === undefined) {
      await wait(retryDelayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      response = await attempt(body, signal);
    }
    if (response.statusCode === 200) return response;
    const text = await readText(response, signal, () => ERROR_PATIENCE_MS, BODY_MAX).catch(() => '');
    signal.throwIfAborted();
    throw failedStatus(response, text);
  };

  return {
    name: `openai:${model}`,
    isDemo: false,
    async *answer(request: ChatRequest) {
      const { signal } = request;
      const body = JSON.stringify({ model, stream: true, messages: promptFor(request, historyBudget) });
      const response = await open(body, signal);
      const deadline = performance.now() + firstPieceTimeoutMs;
      const first = () => deadline - performance.now();
      if (/^application\/json\b/i.test(response.headers['content-type'] ?? '')) {
        yield* jsonAnswer(response, signal, first);
      } else {
        yield* streamedAnswer(response, signal, { first, idle: () => idleTimeoutMs });
      }
    },
  };
};
