import { createHash } from 'node:crypto';
import { PASSWORD_DIGEST_PREFIX, PASSWORD_MIN } from '#contract/account.ts';
import { malformed } from '#server/http/apiError.ts';

/** Digests of the commonest passwords, by the list of zxcvbn-ts: about 50,000, of which those count that are long enough. */
const readDigests = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= PASSWORD_MIN)
      .map((password) =>
        createHash('md5')
          .update(PASSWORD_DIGEST_PREFIX + password)
          .digest('hex'),
      ),
  );
};

let digests: Promise<ReadonlySet<string>> | undefined;

/** Throws 1001 when the password behind the digest is among the commonest. The list is read with the first use. */
export const refuseCommonPassword = async (digest: string): Promise<void> => {
  digests ??= readDigests();
  if ((await digests).has(digest)) throw malformed('password', 'tooCommon');
};
