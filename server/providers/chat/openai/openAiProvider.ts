import type { IncomingMessage } from 'node:http';
import {
  type AnswerPiece,
  ChatProviderError,
  type ChatProvider,
  type ChatRequest,
  thoughtIn,
  withPiece,
} from '../chatProvider.ts';
import { bearer } from '../../http/bearer.ts';
import { failedStatus } from '../../http/failedStatus.ts';
import { HttpError } from '../../http/httpError.ts';
import { readBody, readText, type Timeout } from '../../http/readBody.ts';
import { sendTwice } from '../../http/send.ts';
import { under } from '../../http/under.ts';
import { isRefusal, readCompletion } from './completion.ts';
import { completionStream, type Given } from './completionStream.ts';
import { promptFor } from './promptFor.ts';
import { type LeavesOut, type Spoken, type SpokenText, spokenText } from './spokenText.ts';

const BODY_MAX = 1 << 20;
const ANSWER_MAX = 32_000;
const ERROR_TIMEOUT_MS = 5_000;
/** How long a server may take to end its answer after it said `[DONE]`, so that the connection can be used again. */
const LEAVE_TIMEOUT_MS = 500;

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

const asChatError = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  const isOwnFault = error.reason === 'badAnswer' && (error.status ?? 0) >= 500;
  return new ChatProviderError(isOwnFault ? 'serverError' : error.reason, error.message, error.retryAfter);
};

/** No half of a character at the end. */
const cutAt = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;

/** What a piece of a stream brings, what is thought first. */
function* piecesOf({ said, thought }: Spoken): Generator<AnswerPiece> {
  if (thought !== '') yield { reasoning: thought };
  if (said !== '') yield said;
}

async function* jsonAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
  timeout: Timeout,
  spoken: SpokenText,
): AsyncGenerator<AnswerPiece> {
  const part = readCompletion(await readText(response, signal, timeout, BODY_MAX), false);
  const pieces = [...piecesOf(spoken.feed(part.text)), ...piecesOf(spoken.end())];
  const thought = part.reasoning + pieces.map(thoughtIn).join('');
  const whole = pieces.reduce(withPiece, '');
  const text = cutAt(whole, ANSWER_MAX);
  if (thought !== '') yield { reasoning: thought };
  if (text === '') throw new ChatProviderError('empty', 'the answer is empty');
  yield text;
  if (part.isCut || text !== whole) yield { isCut: true };
}

async function* streamedAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
  timeouts: { readonly first: Timeout; readonly idle: Timeout },
  spoken: SpokenText,
): AsyncGenerator<AnswerPiece> {
  const stream = completionStream();
  let left = ANSWER_MAX;
  const cut = (text: string): string => {
    const piece = cutAt(text, left);
    left = text.length < left ? left - text.length : 0;
    return piece;
  };
  const cutPiece = (piece: AnswerPiece): AnswerPiece => {
    if (typeof piece === 'string') return cut(piece);
    if (!('instead' in piece)) return piece;
    left = ANSWER_MAX;
    return { instead: cut(piece.instead) };
  };
  const read = (given: Given): readonly AnswerPiece[] =>
    typeof given === 'string' ? [...piecesOf(spoken.feed(given))].map(cutPiece) : [given];
  const next = () => {
    if (stream.isDone) return LEAVE_TIMEOUT_MS;
    return stream.hasBegun ? timeouts.idle() : timeouts.first();
  };
  try {
    for await (const bytes of readBody(response, signal, next)) {
      for (const given of stream.feed(bytes)) {
        yield* read(given);
        if (left === 0) return yield { isCut: true };
      }
    }
  } catch (error) {
    if (!stream.isDone || signal.aborted) throw error;
  }
  for (const given of stream.end()) yield* read(given);
  yield* [...piecesOf(spoken.end())].map(cutPiece);
  if (stream.isCut || left === 0) yield { isCut: true };
}

/**
 * Any server that speaks OpenAI's `POST /chat/completions` with `stream: true`. A connection that fails, and the status
 * 502 or 503, is tried once more; a request that was answered never is. Errors carry neither key nor body.
 */
export const openAiProvider = (settings: OpenAiSettings): ChatProvider => {
  const url = under(settings.baseUrl, '/chat/completions');
  const { connectTimeoutMs = 10_000, firstPieceTimeoutMs = 60_000, idleTimeoutMs = 20_000 } = settings;
  const { retryDelayMs = 300, historyBudget = 24_000, model } = settings;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...bearer(settings.apiKey),
  };

  let leavesOut: LeavesOut = 'unknown';

  const timeouts = { connect: connectTimeoutMs, answer: firstPieceTimeoutMs };

  const open = async (body: string, signal: AbortSignal): Promise<IncomingMessage> => {
    const response = await sendTwice({ method: 'POST', url, headers, body, signal, timeouts }, retryDelayMs);
    const { statusCode: status = 0 } = response;
    if (status === 200) return response;
    const text = await readText(response, signal, () => ERROR_TIMEOUT_MS, BODY_MAX).catch(() => '');
    signal.throwIfAborted();
    throw failedStatus({ status, headers: response.headers, text }, isRefusal);
  };

  return {
    name: `openai:${model}`,
    isDemo: false,
    async *answer(request: ChatRequest) {
      const { signal } = request;
      const body = JSON.stringify({ model, stream: true, messages: promptFor(request, historyBudget) });
      try {
        const response = await open(body, signal);
        const deadline = performance.now() + firstPieceTimeoutMs;
        const first = () => deadline - performance.now();
        const spoken = spokenText(leavesOut);
        const isJson = /^application\/json\b/i.test(response.headers['content-type'] ?? '');
        const pieces = isJson
          ? jsonAnswer(response, signal, first, spoken)
          : streamedAnswer(response, signal, { first, idle: () => idleTimeoutMs }, spoken);
        let isCut = false;
        for await (const piece of pieces) {
          isCut ||= typeof piece !== 'string' && 'isCut' in piece;
          yield piece;
        }
        // One that was cut may have been cut before its reasoning had ended.
        if (!isCut || spoken.leavesOut === 'yes') ({ leavesOut } = spoken);
      } catch (error) {
        throw asChatError(error);
      }
    },
  };
};
