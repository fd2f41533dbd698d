import * as z from 'zod/mini';
import { line } from './text.ts';

/** Rules of what a person enters about an account: one place for browser and server. */

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 40;
export const PRONOUN_MAX = 30;
export const AGE_MIN = 13;
export const AGE_MAX = 120;
export const ADULT_AGE = 18;
export const PRONOUNS = ['she/her', 'he/him', 'they/them'] as const;

/** Comes out in lower case, which is how accounts are matched. */
export const email = z.pipe(
  z.pipe(
    z.string({ error: 'notText' }),
    z.transform((value) => value.trim().toLowerCase()),
  ),
  z
    .string()
    .check(
      z.maxLength(EMAIL_MAX, { error: 'tooLong' }),
      z.regex(
        /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
        { error: 'notAnEmail' },
      ),
    ),
);

/** What the person types; it never leaves the browser (see `passwordDigest`). */
export const password = z
  .string({ error: 'notText' })
  .check(z.minLength(PASSWORD_MIN, { error: 'tooShort' }), z.maxLength(PASSWORD_MAX, { error: 'tooLong' }));

/** Goes before the password into the MD5 that leaves the browser. */
export const PASSWORD_DIGEST_PREFIX = 'liora.password.v1:';
/** MD5 of the prefix and the password, 32 lower-case hexadecimal digits. */
export const passwordDigest = z.string({ error: 'notText' }).check(z.regex(/^[0-9a-f]{32}$/, { error: 'notADigest' }));

export const name = line({ max: NAME_MAX });
export const pronoun = line({ max: PRONOUN_MAX });
/** Whole years. */
export const age = z
  .int({ error: 'notANumber' })
  .check(z.minimum(AGE_MIN, { error: 'outOfRange' }), z.maximum(AGE_MAX, { error: 'outOfRange' }));

/** What comes where the person’s words ask for a picture: a question about its price, the picture each time, or words alone. */
export const pictureChoice = z.enum(['ask', 'always', 'never']);
export type PictureChoice = z.infer<typeof pictureChoice>;

/** What a mail of a sign-up is typed off, in the browser that signed up. */
export const SHORT_CODE_LENGTH = 6;

const unspaced = z.pipe(
  z.string({ error: 'notText' }),
  z.transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
);

/** The code of a mail: twelve digits and upper-case letters, which people may type with dashes and in lower case. */
export const mailCode = z.pipe(unspaced, z.string().check(z.regex(/^[0-9A-Z]{12}$/, { error: 'notACode' })));

export const isShortCode = (code: string): boolean => /^\d{6}$/.test(code);

/** That of a sign-up: the six digits that its mail names, or what its link carries. */
export const signUpCode = z.pipe(
  unspaced,
  z.string().check(z.regex(/^(?:\d{6}|[0-9A-Z]{12})$/, { error: 'notACode' })),
);
