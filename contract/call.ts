import type { ZodMiniType, output } from 'zod/mini';
import type { SetupErrNo } from './errNo.ts';

/** How the request travels: as query string, as JSON body, as form body (session calls) or as form body with files. */
export type Encoding = 'query' | 'json' | 'form' | 'multipart';

/**
 * Who may call.
 * - `public`: anyone.
 * - `signedIn`: a live session, else 1002.
 * - `ready`: a live session of an account that is set up and of age, else 1002 or 3001 to 3004.
 */
export type Access = 'public' | 'signedIn' | 'ready';

/** One call of the API: what the browser sends, what the server answers. */
export interface Call<Request extends ZodMiniType = ZodMiniType, Response extends ZodMiniType = ZodMiniType> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly access: Access;
  readonly request: Request;
  /** Shape of `data` when errNo is 0. */
  readonly response: Response;
  /**
   * Codes that come with `data` of the same shape and HTTP 200: the call itself succeeded and the code tells
   * what the account still needs.
   */
  readonly notices?: readonly SetupErrNo[];
  /** The request must carry an `Idempotency-Key` header: one to 64 letters, digits, `-` or `_`. */
  readonly needsIdempotencyKey?: true;
  /** The answer can also be streamed as server-sent events. */
  readonly streams?: true;
}

export type RequestOf<C extends Call> = output<C['request']>;
export type ResponseOf<C extends Call> = output<C['response']>;

export const defineCall = <const C extends Call>(call: C): C => call;
