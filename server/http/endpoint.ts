import type { Context, Hono } from 'hono';
import type { ZodMiniType, output } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { errNo, setupErrNos, type SetupErrNo } from '#contract/errNo.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from './apiError.ts';
import { onceAnIntent, repeatedlyAnIntent } from './idempotency.ts';
import { readIdempotencyKey, readRequest } from './readRequest.ts';

/** The account behind a request. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly name: string | null;
  readonly pronoun: string | null;
  readonly age: number | null;
  /** Where the person lives, by ISO 3166-1 alpha-2; null where they did not say. */
  readonly country: string | null;
  readonly underAgeAnswers: number;
  readonly pictureChoice: 'always' | 'never' | null;
  readonly pictureAgreedCost: number | null;
  readonly showsReasoning: boolean;
}

export interface EndpointOptions {
  readonly db: Database;
  /** Answers are checked against the contract: in tests and development. */
  readonly checksAnswers: boolean;
  /** Who calls; undefined without a live session. */
  callerOf(c: Context): Promise<Caller | undefined>;
  /** What the account still needs; 0 when it is set up and of age. */
  setupErrNo(caller: Caller): SetupErrNo | 0;
}

/** Data that comes with a code of the contract's `notices`. */
export class Notice<Data> {
  readonly errNo: SetupErrNo;
  readonly data: Data;

  constructor(code: SetupErrNo, data: Data) {
    this.errNo = code;
    this.data = data;
  }
}

/** Data, data with a code, or a whole answer of its own (a stream). */
export type Answer<Data> = Data | Notice<Data> | Response;

const isSetupErrNo = (code: number): code is SetupErrNo => setupErrNos.some((known) => known === code);

/** What is sent: the code and the data, checked where answers are. */
const sealed = <Response extends ZodMiniType>(
  { checksAnswers }: Pick<EndpointOptions, 'checksAnswers'>,
  call: Call<ZodMiniType, Response>,
  answer: output<Response> | Notice<output<Response>>,
): { errNo: number; data: unknown } => {
  const [code, data] = answer instanceof Notice ? [answer.errNo, answer.data] : [errNo.success, answer];
  if (isSetupErrNo(code) && !call.notices?.includes(code)) throw new Error(`${call.path} must not answer ${code}`);
  if (checksAnswers) call.response.parse(data);
  return { errNo: code, data };
};

/** Binds calls of the contract to an app: reads, checks who calls, answers in the envelope. */
export const createEndpoints = (app: Hono, options: EndpointOptions) => {
  const send = <Response extends ZodMiniType>(
    c: Context,
    call: Call<ZodMiniType, Response>,
    answer: Answer<output<Response>>,
  ) => (answer instanceof globalThis.Response ? answer : c.json(sealed(options, call, answer)));

  const admit = async (c: Context, call: Call): Promise<Caller> => {
    const caller = await options.callerOf(c);
    if (caller === undefined) throw new ApiError(errNo.notSignedIn, 'Sign in first');
    const needed = call.access === 'ready' ? options.setupErrNo(caller) : 0;
    if (needed !== 0) throw new ApiError(needed, 'The account is not set up');
    return caller;
  };

  const bind = (call: Call, handle: (c: Context) => Promise<Response>) => {
    app.on(call.method, call.path, async (c) => {
      c.header('Cache-Control', 'no-store');
      return handle(c);
    });
  };

  return {
    /** A call that anyone may make. */
    open<Request extends ZodMiniType, Response extends ZodMiniType>(
      call: Call<Request, Response> & { readonly access: 'public' },
      handle: (request: output<Request>, caller: Caller | undefined, c: Context) => Promise<Answer<output<Response>>>,
    ): void {
      bind(call, async (c) => {
        const request = await readRequest(c, call);
        return send(c, call, await handle(request, await options.callerOf(c), c));
      });
    },

    /** A call for people who are signed in. */
    member<Request extends ZodMiniType, Response extends ZodMiniType>(
      call: Call<Request, Response> & { readonly access: 'signedIn' | 'ready' },
      handle: (request: output<Request>, caller: Caller, c: Context) => Promise<Answer<output<Response>>>,
    ): void {
      bind(call, async (c) => {
        const request = await readRequest(c, call);
        const caller = await admit(c, call);
        return send(c, call, await handle(request, caller, c));
      });
    },

    /**
     * A call for people who are signed in whose whole effect is one transaction: `handle` must do everything through `tx`.
     * It takes effect once an `Idempotency-Key`. Calls whose effect outlives the transaction, such as an answer that is
     * generated for a while, keep the key with what they make instead. `check` comes before the transaction, for what must
     * not be in it: waiting long, or queries that stay when it rolls back; `after` once it is done.
     */
    once<Request extends ZodMiniType, Response extends ZodMiniType>(
      call: Call<Request, Response> & { readonly access: 'signedIn' | 'ready'; readonly needsIdempotencyKey: true },
      handle: (
        request: output<Request>,
        caller: Caller,
        tx: Transaction,
        c: Context,
      ) => Promise<output<Response> | Notice<output<Response>>>,
      check: (request: output<Request>, caller: Caller, c: Context) => Promise<void> = () => Promise.resolve(),
      after: () => void = () => undefined,
    ): void {
      bind(call, async (c) => {
        const request = await readRequest(c, call);
        const key = readIdempotencyKey(c);
        const caller = await admit(c, call);
        await check(request, caller, c);
        const intent = { accountId: caller.id, key, path: call.path, request };
        const answer = await transact(options.db, (tx) =>
          onceAnIntent(tx, intent, async () => sealed(options, call, await handle(request, caller, tx, c))),
        );
        after();
        return c.json(answer);
      });
    },

    /**
     * A call for people who are signed in with effects outside of the database. `handle` must come to the same when it is done
     * again, as it is for an `Idempotency-Key` that comes again before its answer was stored, of which `isAgain` tells; later that key
     * gets the answer that was given.
     */
    repeatable<Request extends ZodMiniType, Response extends ZodMiniType>(
      call: Call<Request, Response> & { readonly access: 'signedIn' | 'ready'; readonly needsIdempotencyKey: true },
      handle: (request: output<Request>, caller: Caller, key: string, isAgain: boolean) => Promise<output<Response>>,
    ): void {
      bind(call, async (c) => {
        const request = await readRequest(c, call);
        const key = readIdempotencyKey(c);
        const caller = await admit(c, call);
        const intent = { accountId: caller.id, key, path: call.path, request };
        return c.json(
          await repeatedlyAnIntent(options.db, intent, async (isAgain) =>
            sealed(options, call, await handle(request, caller, key, isAgain)),
          ),
        );
      });
    },
  };
};

export type Endpoints = ReturnType<typeof createEndpoints>;
