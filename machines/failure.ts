import type { FieldError } from '#contract/envelope.ts';

/** The server gave no answer: offline, timed out, or something that is no answer of ours. */
export const NO_ANSWER = -1;

/** Why a call failed, as plain data: fit for a context. */
export interface Failure {
  /** Code of the server's answer, or `NO_ANSWER`. */
  errNo: number;
  /** What the server says about single fields. */
  fields: readonly FieldError[];
  /** Seconds to wait, where the server said so. */
  retryAfter?: number;
  /** Whom somebody in need can reach, as it came: `help` of errNo 1019. */
  help?: unknown;
}

/** What counts as failed when no answer came in time. */
export const noAnswer: Failure = { errNo: NO_ANSWER, fields: [] };

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';

/** Reads what an actor rejected with. Knows objects with a whole `errNo`; everything else counts as no answer. */
export const failureOf = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null || !('errNo' in error) || !Number.isInteger(error.errNo)) {
    return noAnswer;
  }
  const fields = 'fields' in error && Array.isArray(error.fields) ? error.fields.filter(isFieldError) : [];
  const failure: Failure = {
    errNo: Number(error.errNo),
    fields: fields.map(({ path, reason }) => ({ path, reason })),
    ...('help' in error && error.help !== undefined && { help: error.help }),
  };
  return 'retryAfter' in error && typeof error.retryAfter === 'number' && error.retryAfter >= 0
    ? { ...failure, retryAfter: error.retryAfter }
    : failure;
};

/** The same of an actor's event, as `params` of what its failure does. */
const failureIn = ({ event }: { event: { error: unknown } }): Failure => failureOf(event.error);

/** The action or guard with why an actor failed. */
export const withFailure = <const Type extends string>(type: Type) => ({ type, params: failureIn }) as const;

/** Keeps why an actor failed. */
export const failed = withFailure('setFailure');
/** Keeps that no answer came in time. */
export const unanswered = { type: 'setFailure', params: noAnswer } as const;
