import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Refusal } from '#contract/characterDraft.ts';
import { bearer } from '../http/bearer.ts';
import { HttpError } from '../http/httpError.ts';
import { readText } from '../http/readBody.ts';
import { send } from '../http/send.ts';
import { under } from '../http/under.ts';
import { ModerationError, type ModeratedText, type ModerationProvider, type Verdict } from './moderationProvider.ts';

export interface OpenAiModerationSettings {
  /** Address that `/moderations` is under. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Milliseconds for one answer; 10 s. */
  readonly timeoutMs?: number;
  /** Milliseconds before the one retry; 500. */
  readonly retryDelayMs?: number;
}

const PIECE = 8000;
const PIECES_AT_ONCE = 32;
const BODY_MAX = 4 << 20;
const TIMEOUT = 10_000;
const RETRY_DELAY = 500;

const answer = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) })),
});

const SELF_HARM = /^self[-_]harm/u;
/** The gravest first: the first that is flagged is what is told. */
const REASONS: readonly (readonly [RegExp, Refusal])[] = [
  [/minors/u, 'underAge'],
  [/^hate|^harassment\/threatening/u, 'hate'],
  [SELF_HARM, 'selfHarm'],
  [/^violence/u, 'violence'],
  [/./u, 'other'],
];

/** What was flagged of a text: names of categories, at least one. */
interface Flagged {
  readonly field: string;
  readonly categories: readonly string[];
}

const verdictOf = (flagged: Flagged | undefined): Verdict | null => {
  if (flagged === undefined) return null;
  const { field, categories } = flagged;
  return {
    field,
    refusal: REASONS.find(([pattern]) => categories.some((name) => pattern.test(name)))?.[1] ?? 'other',
  };
};

const piecesOf = ({ field, text }: ModeratedText): ModeratedText[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) => ({
    field,
    text: text.slice(index * PIECE, (index + 1) * PIECE).toWellFormed(),
  }));

/** What is looked at, and the field that each piece is of. */
interface Inquiry {
  readonly input: readonly unknown[];
  readonly fields: readonly string[];
}

const textsAsked = (pieces: readonly ModeratedText[]): Inquiry => ({
  input: pieces.map(({ text }) => text),
  fields: pieces.map(({ field }) => field),
});
/** https://platform.openai.com/docs/guides/moderation */
const pictureAsked = (picture: Uint8Array): Inquiry => ({
  input: [
    { type: 'image_url', image_url: { url: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` } },
  ],
  fields: ['picture'],
});
/** Models that see: OpenAI's, by their name. */
const SEES = /omni/i;

/** Worth a second try: the server is busy or broke, or the connection did. */
class Passing extends ModerationError {}

/** Any server that speaks OpenAI's `POST /moderations`. What is not answered properly, twice, counts as no answer. Errors carry neither key nor text. */
export const openAiModeration = (settings: OpenAiModerationSettings): ModerationProvider => {
  const { baseUrl, apiKey, model, timeoutMs = TIMEOUT, retryDelayMs = RETRY_DELAY } = settings;
  const url = under(baseUrl, '/moderations');
  const headers = { 'content-type': 'application/json', ...bearer(apiKey) };
  const timeouts = { connect: timeoutMs, answer: timeoutMs };

  const ask = async ({ input, fields }: Inquiry, signal: AbortSignal): Promise<Flagged | undefined> => {
    const body = JSON.stringify({ model, input });
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let said: unknown;
    try {
      const response = await send({ method: 'POST', url, headers, body, signal: inTime, timeouts });
      const { statusCode: status = 0 } = response;
      if (status !== 200) {
        response.destroy();
        const isPassing = status === 429 || status >= 500;
        throw new (isPassing ? Passing : ModerationError)(`status ${status}`);
      }
      said = JSON.parse(await readText(response, inTime, () => timeoutMs, BODY_MAX));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModerationError) throw error;
      if (error instanceof SyntaxError) throw new ModerationError('the answer is not JSON');
      if (error instanceof HttpError && error.reason === 'badAnswer') throw new ModerationError(error.message);
      throw new Passing('no answer in time');
    }
    const result = answer.safeParse(said);
    if (!result.success || result.data.results.length !== fields.length)
      throw new ModerationError('the answer has another shape');
    for (const [index, { flagged, categories }] of result.data.results.entries())
      if (flagged)
        return {
          field: fields[index] ?? '',
          categories: Object.keys(categories).filter((name) => categories[name] === true),
        };
    return undefined;
  };

  const askTwice = async (inquiry: Inquiry, signal: AbortSignal): Promise<Flagged | undefined> => {
    try {
      return await ask(inquiry, signal);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      await delay(retryDelayMs, undefined, { signal });
      return ask(inquiry, signal);
    }
  };

  return {
    name: 'openai',
    async judge(texts, signal) {
      const pieces = texts.flatMap(piecesOf);
      for (let start = 0; start < pieces.length; start += PIECES_AT_ONCE) {
        const verdict = verdictOf(await askTwice(textsAsked(pieces.slice(start, start + PIECES_AT_ONCE)), signal));
        if (verdict !== null) return verdict;
      }
      return null;
    },
    async hears(text, signal) {
      const flagged = await ask(textsAsked(piecesOf({ field: 'said', text })), signal);
      return {
        isSelfHarm: flagged?.categories.some((name) => SELF_HARM.test(name)) ?? false,
        refusal: verdictOf(flagged)?.refusal ?? null,
      };
    },
    ...(SEES.test(model) && {
      judgePicture: async (picture, signal) =>
        verdictOf(await askTwice(pictureAsked(picture), signal))?.refusal ?? null,
    }),
  };
};
