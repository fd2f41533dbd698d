import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import type { ZodMiniType, input, output } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { envelope } from '#contract/envelope.ts';
import { SESSION_FIELDS } from '#contract/session.ts';
import { type ApiFailure, failureFrom, noAnswer, superseded } from './apiFailure.ts';

const TIMEOUT = 20_000;
const RETRIES = 3;
const RETRY_DELAY = 300;
const RETRY_STATUSES = [408, 429, 500, 502, 503, 504];

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One a person's intent; the call may then be repeated safely. */
  readonly idempotencyKey?: string;
  /** Data that is asked for again while it is on its way comes once: the earlier request is cancelled. `keep` lets both go on. */
  readonly duplicates?: 'cancel' | 'keep';
}

/** What a call is given; the fixed fields of session calls are filled in. */
type Given<Request extends ZodMiniType> = Omit<input<Request>, keyof typeof SESSION_FIELDS>;

/** Data with the code it came with: 0, or one of the call's notices. */
export interface Answered<Data> {
  readonly errNo: number;
  readonly data: Data;
}

const presentPairs = (request: object): [string, string][] =>
  Object.entries(request).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );

const bodyFor = (call: Call, request: object): Options => {
  switch (call.encoding) {
    case 'query':
      return { searchParams: presentPairs(request) };
    case 'json':
      return { json: request };
    case 'form':
      return { body: new URLSearchParams(presentPairs({ ...request, ...SESSION_FIELDS })) };
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw noAnswer('The answer is not JSON');
  }
};

/**
 * Makes the calls of the contract. `onErrNo` hears of every nonzero errNo, whatever HTTP status it came with.
 * Every method throws `ApiFailure`, or the signal's reason when it was aborted.
 */
export class ApiClient {
  readonly #http: KyInstance;
  readonly #onErrNo: (errNo: number) => void;
  /** Requests for data that are under way, by path and query. */
  readonly #underWay = new Map<string, AbortController>();

  /** `origin` is where the API is, when it is not where the page is. */
  constructor(onErrNo: (errNo: number) => void, origin = '') {
    this.#onErrNo = onErrNo;
    this.#http = ky.create({ prefix: `${origin}/`, credentials: 'same-origin', timeout: TIMEOUT });
  }

  /** The data of an answer, and its code where the call gives data with codes. */
  async ask<Request extends ZodMiniType, Response extends ZodMiniType>(
    call: Call<Request, Response>,
    request: Given<Request>,
    options: CallOptions = {},
  ): Promise<Answered<output<Response>>> {
    const body = await readJson(await this.send(call, request, 'application/json', options));
    const answer = envelope.safeParse(body);
    if (!answer.success) throw noAnswer('The answer is not of the API');
    const { errNo, data } = answer.data;
    if (errNo !== 0) this.#onErrNo(errNo);
    if (errNo !== 0 && !call.notices?.some((notice) => notice === errNo)) throw failureFrom(body);
    const result = call.response.safeParse(data);
    if (!result.success) throw noAnswer(`The answer of ${call.path} has another shape`);
    return { errNo, data: result.data };
  }

  /** The data of an answer. */
  async call<Request extends ZodMiniType, Response extends ZodMiniType>(
    call: Call<Request, Response>,
    request: Given<Request>,
    options?: CallOptions,
  ): Promise<output<Response>> {
    return (await this.ask(call, request, options)).data;
  }

  /** The bare response of a successful call. */
  async send<Request extends ZodMiniType>(
    call: Call<Request>,
    request: Given<Request>,
    accept: string,
    { signal, idempotencyKey, duplicates = 'cancel' }: CallOptions,
  ): Promise<Response> {
    // Who does not want the answer any more must not take it from somebody who does.
    signal?.throwIfAborted();
    const canRepeat = call.method === 'GET' || idempotencyKey !== undefined;
    const mine = new AbortController();
    const forget = call.method === 'GET' && duplicates === 'cancel' ? this.#replace(call, request, mine) : () => {};
    try {
      return await this.#http(call.path, {
        ...bodyFor(call, Object(request)),
        method: call.method,
        headers: { accept, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
        retry: {
          limit: canRepeat ? RETRIES : 0,
          methods: ['get', 'post'],
          statusCodes: RETRY_STATUSES,
          afterStatusCodes: [],
          delay: () => RETRY_DELAY,
        },
        signal: signal ? AbortSignal.any([signal, mine.signal]) : mine.signal,
      });
    } catch (error) {
      signal?.throwIfAborted();
      mine.signal.throwIfAborted();
      throw this.#failureOf(error);
    } finally {
      forget();
    }
  }

  /** Cancels the same request for data that is under way. Gives what to call when `mine` is over. */
  #replace(call: Call, request: object, mine: AbortController): () => void {
    const key = `${call.path}?${new URLSearchParams(presentPairs(request))}`;
    this.#underWay.get(key)?.abort(superseded());
    this.#underWay.set(key, mine);
    return () => {
      if (this.#underWay.get(key) === mine) this.#underWay.delete(key);
    };
  }

  #failureOf(error: unknown): ApiFailure {
    if (!(error instanceof HTTPError)) return noAnswer(error instanceof Error ? error.message : 'No answer');
    const failure = failureFrom(error.data, error.response.headers.get('retry-after'));
    if (failure.errNo > 0) this.#onErrNo(failure.errNo);
    return failure;
  }
}
