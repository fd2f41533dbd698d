import { type DestinationStream, pino } from 'pino';
import { errorRecord } from './errorRecord.ts';

/** What a line may tell beside its message: ids, names of ours, counts. What people wrote has no place here, nor what a provider answered. */
const FIELDS = [
  'answers',
  'attempt',
  'id',
  'method',
  'milliseconds',
  'msgId',
  'oauthType',
  'orderId',
  'ordinal',
  'path',
  'provider',
  'queue',
  'reason',
  'run',
  'signal',
  'sounds',
  'statement',
  'status',
  'subscriptionId',
  'taskId',
  'tries',
  'count',
  'type',
  'what',
] as const;
type Field = (typeof FIELDS)[number];

export type LogFields = { readonly [Name in Field]?: string | number | boolean | null | undefined } & {
  /** What was thrown: told as `errorRecord` has it. */
  readonly err?: unknown;
};

/** The message is a text that stands in the source: a type of its own, where one that is put together is any string. */
type Say = <Message extends string>(fields: LogFields, message: string extends Message ? never : Message) => void;

export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
  readonly fatal: Say;
}

const LEFT_OUT = '[left out]';
/** Of ids, paths and names. */
const WORD = /^[\w./:+*-]{1,200}$/;

const toldOf = (fields: LogFields): Record<string, unknown> => ({
  ...Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value: unknown = fields[name];
      if (value === undefined) return [];
      const isTold = typeof value === 'string' ? WORD.test(value) : value === null || typeof value !== 'object';
      return [[name, isTold ? value : LEFT_OUT]];
    }),
  ),
  ...(fields.err !== undefined && { err: errorRecord(fields.err) }),
});

/** Structured log, a JSON object a line, on standard output unless `destination` says otherwise. Only what is listed reaches a line. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log => {
  const lines = pino({ level, base: null }, destination);
  const at =
    (name: keyof Log): Say =>
    (fields, message) => {
      if (lines.isLevelEnabled(name)) lines[name](toldOf(fields), message);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') };
};

/** Says nothing. */
export const silentLog: Log = createLog('silent');
