import * as z from 'zod';
import { bytesOfBase64 } from '../base64.ts';
import { finishPicture, INCOMING_MAX } from '../finishPicture.ts';
import { growing } from '../growing.ts';
import { call, type Timeouts } from '../http/call.ts';
import { failedStatus } from '../http/failedStatus.ts';
import { jsonOf } from '../http/jsonOf.ts';
import { bearer } from '../../http/bearer.ts';
import { under } from '../../http/under.ts';
import { type PictureProvider, PictureProviderError, type PictureRequest } from '../pictureProvider.ts';
import { SILENCE_MAX } from '../silence.ts';
import { promptFor } from '../wish/promptFor.ts';
import { parametersFor } from './parameters.ts';

export interface OpenAiPicturesSettings {
  /** Address that `/images/generations` is under, such as `http://127.0.0.1:8080/v1`; a query string is kept. */
  readonly baseUrl: string;
  /** Sent as bearer token; local servers need none. */
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Origins beside the server's own from which pictures may be fetched, such as `https://cdn.example`. */
  readonly pictureOrigins?: readonly string[];
  /** Milliseconds in which its answer has to begin; 3 min. */
  readonly silenceMs?: number | undefined;
  readonly timeouts?: Partial<Timeouts>;
}

/** Base64 takes a third more. */
const ANSWER_MAX = Math.ceil(INCOMING_MAX * 1.4);

const answered = z.object({
  data: z.array(z.object({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) })).check(z.minLength(1)),
});

/**
 * Any server that speaks OpenAI's `POST /images/generations`. Pictures come as base64 or as an address, which is followed only to the server
 * itself or to `pictureOrigins`, and never through a redirect. It tells no progress, and no call stops it but the connection's end.
 */
export const openAiPictures = (settings: OpenAiPicturesSettings): PictureProvider => {
  const { baseUrl, model, apiKey, pictureOrigins = [], silenceMs = SILENCE_MAX } = settings;
  const url = under(baseUrl, '/images/generations');
  const authorization = bearer(apiKey);
  const timeouts = {
    connect: 10_000,
    answer: silenceMs,
    idle: 30_000,
    whole: 120_000,
    retry: 300,
    ...settings.timeouts,
  };
  const parameters = parametersFor(model);

  const fetchPicture = async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
    const target = URL.parse(address, url.origin);
    if (target === null || !(target.origin === url.origin || pictureOrigins.includes(target.origin)))
      throw new PictureProviderError('badAnswer', 'the picture is at a place that is not allowed');
    const headers = target.origin === url.origin ? authorization : {};
    const answer = await call({ method: 'GET', url: target, headers, signal, timeouts, max: INCOMING_MAX });
    if (answer.status !== 200) throw failedStatus(answer);
    return answer.bytes;
  };

  return {
    name: `openai:${model}`,
    isDemo: false,
    async make(request: PictureRequest) {
      const { signal, options } = request;
      const progress = growing(request.onProgress);
      progress.to(0);
      const prompt = promptFor(request, parameters.promptMax);
      const body = { model, prompt, n: 1, size: parameters.sizes[options.aspect], ...parameters.extra };
      const answer = await call({
        method: 'POST',
        url,
        headers: authorization,
        body,
        signal,
        timeouts,
        max: ANSWER_MAX,
      });
      const [first] = jsonOf(answer, answered).data;
      const base64 = first?.b64_json ?? '';
      const address = first?.url ?? '';
      if (base64 === '' && address === '') throw new PictureProviderError('badAnswer', 'the answer holds no picture');
      const isInline = base64 !== '' || address.startsWith('data:');
      const bytes = isInline ? bytesOfBase64(base64 || address) : await fetchPicture(address, signal);
      const provenance = { source: 'trainedAlgorithmicMedia', system: model } as const;
      const picture = await finishPicture(bytes, { aspect: options.aspect, provenance, signal });
      progress.done();
      return picture;
    },
  };
};
