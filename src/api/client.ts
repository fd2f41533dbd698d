import type { ZodMiniType, input, output } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { envelope } from '#contract/envelope.ts';
import { SESSION_FIELDS } from '#contract/sessionFields.ts';
import { ApiFailure, failureFrom, noAnswer, superseded } from './apiFailure.ts';
import { sendFirst } from './firstTry.ts';
import { type Outgoing, pause } from './outgoing.ts';

const TIMEOUT = 20_000;
const RETRIES = 3;
/** Milliseconds after the first answers in which a screen is drawn of them. */
const DRAWN_WITHIN = 1000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One a person's intent; the call may then be repeated safely. */
  readonly idempotencyKey?: string;
  /** Data that is asked for again while it is on its way comes once: the earlier request is cancelled. `keep` lets both go on. */
  readonly duplicates?: 'cancel' | 'keep';
  /** Nobody waits for the answer, so that nobody is told when the server refuses. */
  readonly isUnattended?: true;
  /** Milliseconds for all tries, where files take longer than other calls. */
  readonly timeout?: number;
}

/** What a call is given; the fixed fields of session calls are filled in. */
type Given<Request extends ZodMiniType> = Omit<input<Request>, keyof typeof SESSION_FIELDS>;

/** Hears of a nonzero errNo. `isTold` when who made the call tells the person: a form does, a screen that loads need not. */
export type ErrNoListener = (errNo: number, isTold: boolean) => void;

/** Data with the code it came with: 0, or one of the call's notices. */
export interface Answered<Data> {
  readonly errNo: number;
  readonly data: Data;
}

const presentPairs = (request: object): [string, string][] =>
  Object.entries(request).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );

const withQuery = (path: string, request: object): string => {
  const query = new URLSearchParams(presentPairs(request));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** How a request travels, by the encoding of its call. */
const encoded = (call: Call, request: object): { path: string; body: Outgoing['body']; type?: string } => {
  const { path } = call;
  switch (call.encoding) {
    case 'query':
      return { path: withQuery(path, request), body: null };
    case 'json':
      return { path, body: JSON.stringify(request), type: 'application/json' };
    case 'form':
      return { path, body: new URLSearchParams(presentPairs({ ...request, ...SESSION_FIELDS })) };
    case 'multipart': {
      const body = new FormData();
      for (const [name, value] of Object.entries(request))
        body.append(name, value instanceof Blob ? value : String(value));
      return { path, body };
    }
  }
};

const isTold = ({ method }: Call, { isUnattended }: CallOptions): boolean => method !== 'GET' && isUnattended !== true;

const loadRepeating = async () => {
  try {
    return await import('./repeating.ts');
  } catch {
    throw noAnswer('The code for it did not come');
  }
};

/** Loads what repeats requests once the screen is there: before it is needed, and before a new build takes its place. */
const prepareRepeating = (): void => {
  if (!('document' in globalThis)) return;
  const load = () => void loadRepeating().catch(() => undefined);
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(load) : load()), DRAWN_WITHIN);
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
  readonly #origin: string;
  readonly #onErrNo: ErrNoListener;
  /** Requests for data that are under way, by path and query. */
  readonly #underWay = new Map<string, AbortController>();

  /** `origin` is where the API is, when it is not where the page is. */
  constructor(onErrNo: ErrNoListener, origin = '') {
    this.#onErrNo = onErrNo;
    this.#origin = origin;
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
    if (errNo !== 0) this.#onErrNo(errNo, isTold(call, options));
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
    options: CallOptions,
  ): Promise<Response> {
    const { signal, idempotencyKey, duplicates = 'cancel', timeout = TIMEOUT } = options;
    // Who does not want the answer any more must not take it from somebody who does.
    signal?.throwIfAborted();
    const mine = new AbortController();
    const forget = call.method === 'GET' && duplicates === 'cancel' ? this.#replace(call, request, mine) : () => {};
    const { path, body, type } = encoded(call, Object(request));
    const outgoing: Outgoing = {
      url: this.#origin + path,
      method: call.method,
      headers: {
        accept,
        ...(type !== undefined && { 'content-type': type }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body,
      timeout,
      signal: signal ? AbortSignal.any([signal, mine.signal]) : mine.signal,
    };
    try {
      return await (call.method === 'GET' ? this.#fetchData(outgoing) : this.#change(outgoing, idempotencyKey));
    } catch (error) {
      signal?.throwIfAborted();
      mine.signal.throwIfAborted();
      if (error instanceof ApiFailure && error.errNo > 0) this.#onErrNo(error.errNo, isTold(call, options));
      throw error;
    } finally {
      forget();
    }
  }

  async #fetchData(outgoing: Outgoing): Promise<Response> {
    const first = await sendFirst(outgoing);
    if (first !== undefined) return first;
    await pause();
    outgoing.signal.throwIfAborted();
    return (await loadRepeating()).sendRepeatedly(outgoing, RETRIES - 1);
  }

  async #change(outgoing: Outgoing, idempotencyKey: string | undefined): Promise<Response> {
    return (await loadRepeating()).sendRepeatedly(outgoing, idempotencyKey === undefined ? 0 : RETRIES);
  }

  /** Cancels the same request for data that is under way. Gives what to call when `mine` is over. */
  #replace(call: Call, request: object, mine: AbortController): () => void {
    const key = withQuery(call.path, request);
    this.#underWay.get(key)?.abort(superseded());
    this.#underWay.set(key, mine);
    return () => {
      if (this.#underWay.get(key) === mine) this.#underWay.delete(key);
      if (this.#underWay.size === 0) prepareRepeating();
    };
  }
}
