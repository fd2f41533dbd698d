import type { IncomingMessage } from 'node:http';
import { limitConcurrency } from '#server/concurrency.ts';
import { isRefusal } from '../chat/openai/completion.ts';
import { bearer } from '../http/bearer.ts';
import { failedStatus } from '../http/failedStatus.ts';
import { HttpError } from '../http/httpError.ts';
import { readBytes, readText } from '../http/readBody.ts';
import { sendTwice } from '../http/send.ts';
import { under } from '../http/under.ts';
import { isMp3, joinMp3 } from './mp3.ts';
import { type SpeechProvider, SpeechProviderError, type SpeechRequest } from './speechProvider.ts';
import { textParts } from './textParts.ts';

/** What the protocol takes at once. */
const INPUT_MAX = 4096;
/** How many parts of one text are made at a time. */
const CONCURRENT = 3;
const SOUND_MAX = 32 * 1024 * 1024;
const ERROR_MAX = 64 * 1024;
const ERROR_TIMEOUT_MS = 5_000;

export interface OpenAiSpeechSettings {
  /** Address that `/audio/speech` is under, such as `http://127.0.0.1:8880/v1`; a query string is kept. */
  readonly baseUrl: string;
  /** Sent as bearer token; local servers need none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Milliseconds until the connection stands; 10 s. */
  readonly connectTimeoutMs?: number;
  /** Milliseconds until the answer begins; 120 s, since many servers make the whole sound first. */
  readonly answerTimeoutMs?: number;
  /** Milliseconds between two pieces of the answer; 20 s. */
  readonly idleTimeoutMs?: number;
  /** Milliseconds before the one retry; 300. */
  readonly retryDelayMs?: number;
}

const asSpeechError = (error: unknown): unknown => {
  if (!(error instanceof HttpError)) return error;
  const { reason, message, retryAfter } = error;
  return new SpeechProviderError(reason === 'brokenOff' ? 'unreachable' : reason, message, retryAfter);
};

/**
 * Any server that speaks OpenAI's `POST /audio/speech`. A connection that fails, and the status 502 or 503, is tried once more; a
 * request that was answered never is. Errors carry neither key nor body.
 */
export const openAiSpeech = (settings: OpenAiSpeechSettings): SpeechProvider => {
  const url = under(settings.baseUrl, '/audio/speech');
  const { connectTimeoutMs = 10_000, answerTimeoutMs = 120_000, idleTimeoutMs = 20_000 } = settings;
  const { retryDelayMs = 300, model } = settings;
  const headers = {
    'content-type': 'application/json',
    accept: 'audio/mpeg',
    ...bearer(settings.apiKey),
  };

  const timeouts = { connect: connectTimeoutMs, answer: answerTimeoutMs };

  const open = async (input: string, voice: string, signal: AbortSignal): Promise<IncomingMessage> => {
    const body = JSON.stringify({ model, voice, input, response_format: 'mp3' });
    const response = await sendTwice({ method: 'POST', url, headers, body, signal, timeouts }, retryDelayMs);
    const { statusCode: status = 0 } = response;
    if (status === 200) return response;
    const text = await readText(response, signal, () => ERROR_TIMEOUT_MS, ERROR_MAX).catch(() => '');
    signal.throwIfAborted();
    throw failedStatus({ status, headers: response.headers, text }, isRefusal);
  };

  /** One part. Servers that cannot make MP3, and pages that answer in their place, are told by the bytes. */
  const speakPart = async (input: string, voice: string, signal: AbortSignal): Promise<Uint8Array> => {
    const bytes = await readBytes(await open(input, voice, signal), signal, () => idleTimeoutMs, SOUND_MAX);
    if (!isMp3(bytes)) throw new SpeechProviderError('badAnswer', 'the answer is no MP3');
    return bytes;
  };

  return {
    name: `openai:${model}`,
    async speak({ text, voice, signal }: SpeechRequest) {
      const turn = limitConcurrency(CONCURRENT);
      // When one part fails, the others are of no use.
      const parts = new AbortController();
      const either = AbortSignal.any([signal, parts.signal]);
      try {
        const sounds = await Promise.all(
          textParts(text, INPUT_MAX).map((part) => turn(() => speakPart(part, voice, either))),
        );
        return { bytes: joinMp3(sounds), contentType: 'audio/mpeg' };
      } catch (error) {
        throw asSpeechError(error);
      } finally {
        parts.abort();
      }
    },
  };
};
