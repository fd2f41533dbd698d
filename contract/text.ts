import * as z from 'zod/mini';

/** Text that every store and protocol can hold: no NUL, no lone surrogates. Lengths count UTF-16 code units. */
export const text = (limits: { min?: number; max: number }) =>
  z.string().check(
    z.minLength(limits.min ?? 0, { error: 'tooShort' }),
    z.maxLength(limits.max, { error: 'tooLong' }),
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'badCharacters' }),
  );

/** `text` without white space at either end, which must leave something. */
export const line = (limits: { max: number }) =>
  z.pipe(
    z.pipe(
      z.string({ error: 'notText' }),
      z.transform((value) => value.trim()),
    ),
    text({ min: 1, max: limits.max }),
  );

/** A number that a query string or form carries as digits. */
export const count = (limits: { min: number; max: number }) =>
  z.pipe(
    z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,16}$/))], { error: 'notANumber' }), z.transform(Number)),
    z
      .int({ error: 'notANumber' })
      .check(z.minimum(limits.min, { error: 'tooSmall' }), z.maximum(limits.max, { error: 'tooLarge' })),
  );

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const time = z.int().check(z.nonnegative());
export const id = z.uuid({ error: 'notAnId' });
/** `data` of an answer that has nothing to tell. */
export const nothing = z.strictObject({});
