import * as z from 'zod/mini';

/** ISO 4217, upper case. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Whole minor units of the currency beside it: cents for USD, yen for JPY. */
export const amount = z.int().check(z.nonnegative());
/** Whole tokens. */
export const tokenCount = z.int().check(z.nonnegative());
/** Such as "50%". */
export const percentage = z.string().check(z.regex(/^\d{1,2}%$/));
/** Names a package or a plan: lower-case letters, digits and dashes. */
export const productId = z.string({ error: 'notText' }).check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'notAnId' }));
