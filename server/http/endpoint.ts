import type { Context, Hono } from 'hono';
import type { ZodMiniType, output } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { errNo, setupErrNos, type SetupErrNo } from '#contract/errNo.ts';
import { ApiError } from './apiError.ts';
import { readRequest } from './readRequest.ts';

/** The account behind a request. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly name: string | null;
  readonly pronoun: string | null;
  readonly age: number | null;
  readonly underAgeAnswers: number;
}

export interface EndpointOptions {
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

/** Binds calls of the contract to an app: reads, checks who calls, answers in the envelope. */
export const createEndpoints = (app: Hono, options: EndpointOptions) => {
  const send = <Response extends ZodMiniType>(
    c: Context,
    call: Call<ZodMiniType, Response>,
    answer: Answer<output<Response>>,
  ) => {
    if (answer instanceof globalThis.Response) return answer;
    const [code, data] = answer instanceof Notice ? [answer.errNo, answer.data] : [errNo.success, answer];
    if (isSetupErrNo(code) && !call.notices?.includes(code)) throw new Error(`${call.path} must not answer ${code}`);
    if (options.checksAnswers) call.response.parse(data);
    return c.json({ errNo: code, data });
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
        const caller = await options.callerOf(c);
        if (caller === undefined) throw new ApiError(errNo.notSignedIn, 'Sign in first');
        const needed = call.access === 'ready' ? options.setupErrNo(caller) : 0;
        if (needed !== 0) throw new ApiError(needed, 'The account is not set up');
        return send(c, call, await handle(request, caller, c));
      });
    },
  };
};

export type Endpoints = ReturnType<typeof createEndpoints>;
