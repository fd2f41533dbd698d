import { isIP } from 'node:net';
import { PlainError } from './plainError.ts';
import { sourcePlace } from './sourcePlace.ts';

/** What a log tells of an error. */
export interface ErrorRecord {
  readonly [field: string]: string | number | readonly string[] | ErrorRecord | readonly ErrorRecord[];
}

const DEPTH_MAX = 5;
const FRAMES_MAX = 12;
const LIST_MAX = 5;
const DETAIL_MAX = 300;

type Shown = (value: unknown) => string | number | undefined;

const like =
  (pattern: RegExp): Shown =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const within =
  (min: number, max: number): Shown =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

const status = within(100, 599);
/** A name of something in the database. */
const identifier = like(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/);

/**
 * The fields of errors that are told, by the form that they must have. Messages, `detail`, `where`, `params`, `response`, `raw`, `input` and the
 * like quote what people wrote, so that a field which is not here is never told.
 */
const FIELDS: Readonly<Record<string, Shown>> = {
  /** Codes of ours. */
  errNo: within(0, 99_999),
  /** SQLSTATE, or of the system, Node, Stripe. */
  code: like(/^(?:[0-9A-Z]{5}|E[A-Z]{2,30}|[A-Z]+(?:_[A-Z0-9]+)+|[a-z]+(?:_[a-z]+)+)$/),
  reason: like(/^(?:unreachable|timedOut|rateLimited|refused|brokenOff|badAnswer|cancelled)$/),
  schema: identifier,
  table: identifier,
  constraint: identifier,
  /** The database's function that refused. */
  routine: identifier,
  status,
  /** Of Stripe. */
  statusCode: status,
  requestId: like(/^req_[A-Za-z0-9]{1,60}$/),
  decline_code: like(/^[a-z]+(?:_[a-z]+)*$/),
  /** Of a mail server, and what it was told. */
  responseCode: status,
  command: like(/^[A-Z]{3,8}(?: [A-Z]{2,6})?$/),
  /** Of a connection. */
  syscall: like(/^[a-z]{2,20}$/),
  address: (value) => (typeof value === 'string' && isIP(value) > 0 ? value : undefined),
  port: within(0, 65_535),
};

const NAME = /^\$?[A-Z][A-Za-z]{1,59}$/;
/** `Error` and what drivers write into `name` tell less than the class does. */
const nameOf = (error: Error): string =>
  [error.name, error.constructor.name].find((name) => name !== 'Error' && NAME.test(name)) ?? 'Error';

const ROOT = new URL('../', import.meta.url);
/** Only of what runs here, which no text that people write leads to by chance. */
const PLACES = [ROOT.href, ROOT.pathname, 'node:'];
const HEADER = /^[\w$]*(?: \[\w+\])?(?:: )?$/;
const FRAME = /^ {4}at ((?:async )?(?:new )?(?:[\w$.<>#]{1,80} (?:\[as \w{1,60}\] )?)?)\(?([^\s()]{1,300}:\d+:\d+)\)?$/;

/** What follows the message in a stack; nothing where it cannot be told apart from the message. */
const afterMessage = ({ stack = '', message }: Error): string => {
  const at = message === '' ? -1 : stack.indexOf(message);
  if (at >= 0) return HEADER.test(stack.slice(0, at)) ? stack.slice(at + message.length) : '';
  const firstLine = stack.split('\n', 1)[0] ?? '';
  return HEADER.test(firstLine) || /^[\w$]+$/.test(firstLine) ? stack.slice(firstLine.length) : '';
};

const framesOf = (error: Error): string[] =>
  afterMessage(error)
    .split('\n')
    .flatMap((line) => {
      const [, caller = '', bundled = ''] = FRAME.exec(line) ?? [];
      const place = sourcePlace(bundled);
      const known = PLACES.find((start) => place.startsWith(start));
      if (known === undefined) return [];
      return caller + (known === 'node:' ? place : place.slice(known.length));
    })
    .slice(0, FRAMES_MAX);

/** What zod found, by its own codes. */
const issuesOf = (issues: unknown): string[] =>
  Array.isArray(issues)
    ? issues
        .flatMap((issue: unknown) => {
          const code = typeof issue === 'object' && issue !== null && 'code' in issue ? issue.code : undefined;
          return typeof code === 'string' && /^[a-z]+(?:_[a-z]+)*$/.test(code) ? code : [];
        })
        .slice(0, LIST_MAX)
    : [];

const describe = (error: unknown, depth: number): ErrorRecord => {
  if (!(error instanceof Error)) return { name: typeof error };
  const fields = Object.entries(FIELDS).flatMap(([name, shown]) => {
    const value = shown(Reflect.get(error, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const issues = issuesOf(Reflect.get(error, 'issues'));
  const several: readonly unknown[] = error instanceof AggregateError ? error.errors.slice(0, LIST_MAX) : [];
  const goesOn = depth < DEPTH_MAX;
  return {
    name: nameOf(error),
    ...(error instanceof PlainError && { detail: error.message.slice(0, DETAIL_MAX) }),
    ...Object.fromEntries(fields),
    ...(issues.length > 0 && { issues }),
    stack: framesOf(error),
    ...(goesOn && several.length > 0 && { errors: several.map((one) => describe(one, depth + 1)) }),
    ...(goesOn && error.cause !== undefined && { cause: describe(error.cause, depth + 1) }),
  };
};

/**
 * What may be told of an error to a log: its name, codes, the names of what the database refused by, statuses, and where it came from. Never a
 * message that is not ours, nor any field that is not listed.
 */
export const errorRecord = (error: unknown): ErrorRecord => {
  try {
    return describe(error, 0);
  } catch {
    // Somebody else's getters.
    return { name: 'unreadable' };
  }
};
