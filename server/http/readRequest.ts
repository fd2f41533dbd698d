import type { Context } from 'hono';
import type { $ZodIssue } from 'zod/v4/core';
import type { ZodMiniType, output } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { FieldError } from '#contract/envelope.ts';
import { invalidInput, malformed } from './apiError.ts';

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
const PATH_MAX = 100;

/** Our schemas give their own codes as messages; zod's own messages are sentences. */
const reasonOf = (issue: $ZodIssue): string => (/^[a-z][A-Za-z]*$/.test(issue.message) ? issue.message : issue.code);

const fieldErrors = (issues: readonly $ZodIssue[]): FieldError[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key].join('.').slice(0, PATH_MAX), reason: 'unknown' }));
    const isMissing = issue.code !== 'custom' && 'input' in issue && issue.input === undefined;
    return [{ path: path.join('.').slice(0, PATH_MAX) || 'request', reason: isMissing ? 'missing' : reasonOf(issue) }];
  });

/** Names given twice would leave one of the values unread. */
const fromPairs = <Value>(pairs: {
  keys(): Iterable<string>;
  getAll(name: string): readonly Value[];
  [Symbol.iterator](): Iterator<[string, Value]>;
}): Record<string, Value> => {
  const repeated = [...new Set(pairs.keys())].filter((name) => pairs.getAll(name).length > 1);
  if (repeated.length > 0)
    throw invalidInput(repeated.map((path) => ({ path: path.slice(0, PATH_MAX), reason: 'repeated' })));
  return Object.fromEntries(pairs);
};

const checkContentType = (c: Context, encoding: keyof typeof CONTENT_TYPES): void => {
  const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== CONTENT_TYPES[encoding]) throw malformed('content-type', 'wrongContentType');
};

const readBody = async (c: Context, encoding: 'json' | 'form'): Promise<string> => {
  checkContentType(c, encoding);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) throw malformed('body', 'notUtf8');
    throw error;
  }
};

/** Values and files of a form. */
const readForm = async (c: Context): Promise<FormData> => {
  checkContentType(c, 'multipart');
  try {
    return await c.req.formData();
  } catch (error) {
    if (error instanceof TypeError) throw malformed('body', 'notMultipart');
    throw error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('body', 'notJson');
  }
};

const readRaw = async (c: Context, call: Call): Promise<unknown> => {
  switch (call.encoding) {
    case 'query':
      return fromPairs(new URL(c.req.url).searchParams);
    case 'json':
      return parseJson(await readBody(c, 'json'));
    case 'form':
      return fromPairs(new URLSearchParams(await readBody(c, 'form')));
    case 'multipart':
      return fromPairs(await readForm(c));
  }
};

/** Reads and checks what the call's schema asks for. Throws `ApiError` 1001 that names each wrong field. */
export const readRequest = async <Request extends ZodMiniType>(
  c: Context,
  call: Call<Request>,
): Promise<output<Request>> => {
  const result = call.request.safeParse(await readRaw(c, call), { reportInput: true });
  if (!result.success) throw invalidInput(fieldErrors(result.error.issues));
  return result.data;
};

/** The `Idempotency-Key` of a call that needs one. Throws `ApiError` 1001 without a usable one. */
export const readIdempotencyKey = (c: Context): string => {
  const key = c.req.header('idempotency-key');
  if (key === undefined) throw malformed('idempotency-key', 'missing');
  if (!/^[\w-]{1,64}$/.test(key)) throw malformed('idempotency-key', 'badCharacters');
  return key;
};
