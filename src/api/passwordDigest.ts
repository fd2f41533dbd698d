import { md5 } from 'js-md5';
import { PASSWORD_DIGEST_PREFIX } from '#contract/account.ts';

/** The only form in which a password leaves the browser: 32 lower-case hexadecimal digits. */
export const passwordDigest = (password: string): string => md5(PASSWORD_DIGEST_PREFIX + password);
