import { openAiProvider, type OpenAiSettings } from '#server/providers/chat/openai/openAiProvider.ts';
import { outcomeOf } from './chatRequest.ts';
import { startOpenAiServer, type Behaviour } from './openaiServer.ts';

/** What only the provider may hear. */
export const key = 'sk-secret-4711';

/** Settings that try again at once. */
export const settingsFor = (baseUrl: string, changes: Partial<OpenAiSettings> = {}): OpenAiSettings => ({
  baseUrl,
  apiKey: key,
  model: 'test',
  retryDelayMs: 1,
  ...changes,
});

/** What comes of one question to a server that answers so, and how many requests it took. */
export const outcomeWith = async (behaviours: readonly Behaviour[], changes: Partial<OpenAiSettings> = {}) => {
  await using server = await startOpenAiServer(...behaviours);
  const outcome = await outcomeOf(openAiProvider(settingsFor(server.baseUrl, changes)));
  return { ...outcome, requests: server.requests.length };
};

/** The outcome of a failure: one request and no piece unless told. */
export const failed = (
  reason: string,
  message: string,
  more: { pieces?: string[]; requests?: number; retryAfter?: number } = {},
) => ({
  pieces: more.pieces ?? [],
  failure: { reason, message, ...(more.retryAfter === undefined ? {} : { retryAfter: more.retryAfter }) },
  requests: more.requests ?? 1,
});
/** The outcome of an answer that came to its end. */
export const whole = (pieces: string[], requests = 1) => ({ pieces, failure: undefined, requests });
