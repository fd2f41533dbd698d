/** SQLSTATE of the database error behind an error, which drivers and Drizzle wrap as causes. */
export const sqlState = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  return undefined;
};

export const FOREIGN_KEY_VIOLATION = '23503';
export const UNIQUE_VIOLATION = '23505';
/** Serialization failure and deadlock: the transaction may be tried again. */
export const RETRYABLE = new Set(['40001', '40P01']);
