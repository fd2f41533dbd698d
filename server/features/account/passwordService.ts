import type { Queries } from '#server/db/database.ts';
import { deleteJoinedIdentities } from './identityRepository.ts';
import type { IssuerName } from './issuerName.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { transact } from '#server/db/transact.ts';
import { screenUrl } from '#server/screenUrl.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { checkCode, dropCodes, issueCode, useCode, wrongCode } from './mailCodes.ts';
import { warningLinks } from './mails/letter.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { openSession, type SignedIn, wrongCredentials } from './openSession.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import * as repository from './sessionRepository.ts';
import type { Client } from './sessionService.ts';
import { hashToken } from './sessionToken.ts';
import { type AccountDeps, mailLink } from './signUpService.ts';

/** Whose password a code may set. Throws 2002 when there is nobody any more. */
const ownerOf = async (queries: Queries, email: string) => {
  const owner = await repository.findAccountByEmail(queries, email);
  if (owner === undefined || owner.lockTime !== null) throw wrongCode();
  return owner;
};

/** What setting a password by a mail has ended. */
export interface Ended {
  /** How many sessions, without one of the browser itself. */
  readonly sessions: number;
  /** Names of the third parties. */
  readonly identities: readonly string[];
}

export const createPasswordService = ({
  db,
  limiter,
  tries,
  delivery,
  publicOrigin,
  issuerName,
}: AccountDeps & { readonly issuerName: IssuerName }) => ({
  /** Answers alike, and does the same work, for every email: each gets a mail that fits. The latest code counts. `caller`: who is signed in. */
  async sendResetMail(email: string, redirectPath: string, client: Client, caller?: Caller): Promise<void> {
    mailLink(redirectPath, publicOrigin(), '');
    await tries.mail(email, client.address, caller);
    const account = await repository.findAccountByEmail(db, email);
    await dropCodes(db, 'resetPassword', email);
    const code = await issueCode(db, { purpose: 'resetPassword', email });
    const mails = mailsIn(client.locale);
    if (account !== undefined && account.lockTime === null) {
      await delivery.send(mails.resetPassword(email, mailLink(redirectPath, publicOrigin(), code)));
      return;
    }
    // The code goes nowhere, and could set no password: whoever measures shall see the same done.
    await delivery.send(
      account === undefined
        ? mails.unknownEmail(email, screenUrl(publicOrigin(), '/users/sign_up'))
        : mails.locked(email),
    );
  },

  /** Throws 2002 when `setPassword` would, and leaves the code as it is. */
  async checkCode(code: string, client: Client): Promise<void> {
    await limiter.pass(limits.codeByAddress, client.address);
    const { email } = await checkCode(db, ['resetPassword'], code);
    await ownerOf(db, email);
  },

  /**
   * Sets the password by the code of a mail; ends all sessions and what was joined by earlier passwords, and opens a session. A refused
   * password leaves the code as it is.
   */
  async setPassword(code: string, digest: string, client: Client): Promise<SignedIn & { readonly ended: Ended }> {
    await limiter.pass(limits.codeByAddress, client.address);
    await refuseCommonPassword(digest);
    const issued = await checkCode(db, ['resetPassword'], code);
    const passwordHash = await hashPassword(digest);
    const { account, ...signedIn } = await useCode(db, issued, async (tx, { email }) => {
      const owner = await ownerOf(tx, email);
      if (client.token !== undefined) await repository.deleteSession(tx, hashToken(client.token));
      const changed = await repository.setPassword(tx, owner.id, passwordHash);
      if (changed === undefined) throw wrongCode();
      const issuers = await deleteJoinedIdentities(tx, owner);
      const ended = { sessions: changed.endedSessions, identities: issuers.map(issuerName) };
      return { account: owner, ended, ...(await openSession(tx, changed, client)) };
    });
    await delivery.notify(
      mailsIn(client.locale).passwordReset(account.email, signedIn.ended.identities, warningLinks(publicOrigin())),
    );
    return signedIn;
  },

  /** Sets another password; ends all sessions and opens one, and leaves other ways to sign in as they are. Of two who change it at once, the other is told 2001. */
  async changePassword(caller: Caller, oldDigest: string, digest: string, client: Client): Promise<SignedIn> {
    await tries.ownPassword(caller.id);
    const owner = await repository.findAccountByEmail(db, caller.email);
    const isRight = await verifyPassword(owner?.passwordHash ?? undefined, oldDigest);
    if (!isRight || owner === undefined) throw wrongCredentials();
    await refuseCommonPassword(digest);
    const passwordHash = await hashPassword(digest);
    const signedIn = await transact(db, async (tx) => {
      const changed = await repository.setPassword(tx, owner.id, passwordHash, owner.credentialVersion);
      if (changed === undefined) throw wrongCredentials();
      return openSession(tx, changed, client);
    });
    await delivery.notify(mailsIn(client.locale).passwordChanged(owner.email, warningLinks(publicOrigin())));
    return signedIn;
  },
});
export type PasswordService = ReturnType<typeof createPasswordService>;
