import type { EmailSide } from '#contract/emailChange.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { sqlState, UNIQUE_VIOLATION } from '#server/db/sqlState.ts';
import { transact } from '#server/db/transact.ts';
import { malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { ScreenPath } from '#contract/screens.ts';
import { limits } from '#server/rateLimit/limits.ts';
import { screenUrl } from '#server/screenUrl.ts';
import * as repository from './emailChangeRepository.ts';
import { PURPOSES } from './emailChangeRepository.ts';
import { checkCode, dropCodes, issueCode, useCode, wrongCode } from './mailCodes.ts';
import { warningLinks } from './mails/letter.ts';
import { mailsIn } from './mails/mailsIn.ts';
import { wrongCredentials } from './openSession.ts';
import { verifyPassword } from './passwordHash.ts';
import { findAccountByEmail } from './sessionRepository.ts';
import type { Client } from './sessionService.ts';
import { type AccountDeps, mailLink } from './signUpService.ts';
import { isUnderAgeBlocked } from './underAgeBlocks.ts';
import { lockAccount } from './userRepository.ts';

/** Where the links of both mails lead. */
const CONFIRM_PATH: ScreenPath = '/users/email';

const SIDES: readonly EmailSide[] = ['new', 'old'];

/** Throws 2002 where no account may have that email any more. */
const mustBeFree = async (queries: Queries, email: string): Promise<void> => {
  const isTaken = (await findAccountByEmail(queries, email)) !== undefined;
  if (isTaken || (await isUnderAgeBlocked(queries, { email }))) throw wrongCode();
};

/** A code that goes to one side. */
interface NewCode {
  readonly side: EmailSide;
  readonly code: string;
}

/** Makes a code for each of those sides. */
const issueCodes = async (
  tx: Transaction,
  caller: Caller,
  email: string,
  sides: readonly EmailSide[],
): Promise<readonly NewCode[]> => {
  const codes: NewCode[] = [];
  for (const side of sides) {
    const to = side === 'old' ? caller.email : email;
    codes.push({ side, code: await issueCode(tx, { purpose: PURPOSES[side], email: to, changingId: caller.id }) });
  }
  return codes;
};

/** The code of a mail that was found right: whose change it is about, and which side it came from. */
interface FoundCode {
  readonly selector: string;
  readonly codeHash: string;
  readonly changingId: string;
  readonly side: EmailSide;
}

/** Uses a code up for its side, and gives what the email was and is once both sides have confirmed. Throws 2002. */
const confirmSide = (db: Database, { changingId, side, ...code }: FoundCode) =>
  useCode(db, code, async (tx) => {
    // Of two sides that confirm at once, the later sees that it is the last.
    const account = await lockAccount(tx, changingId);
    const change = await repository.confirmSide(tx, changingId, side, Date.now());
    if (change === undefined || account.lockTime !== null) throw wrongCode();
    if (!change.isOldConfirmed || !change.isNewConfirmed) return undefined;
    await mustBeFree(tx, change.email);
    await repository.setEmail(tx, changingId, change.email);
    await repository.deleteChange(tx, changingId);
    await dropCodes(tx, 'signUp', change.email);
    await dropCodes(tx, 'resetPassword', account.email);
    return { from: account.email, to: change.email };
  }).catch((error: unknown) => {
    // Somebody opened an account with it at this very moment.
    throw sqlState(error) === UNIQUE_VIOLATION ? wrongCode() : error;
  });

export const createEmailChangeService = ({ db, limiter, tries, delivery, publicOrigin }: AccountDeps) => {
  const linkOf = (code: string): string => mailLink(CONFIRM_PATH, publicOrigin(), code);

  /** The mail to the new address: one with a link only where it can have an account, and the same work for all. */
  const mailToNew = async (email: string, code: string, locale: Locale) => {
    const mails = mailsIn(locale);
    const isKnown = (await findAccountByEmail(db, email)) !== undefined;
    const isBlocked = await isUnderAgeBlocked(db, { email });
    if (isKnown) return mails.emailTaken(email, screenUrl(publicOrigin(), '/users/sign_in'));
    return isBlocked ? mails.emailImpossible(email) : mails.confirmNewEmail(email, linkOf(code));
  };

  const sendMail = async ({ email: own }: Caller, email: string, { side, code }: NewCode, locale: Locale) => {
    await delivery.send(
      side === 'old'
        ? mailsIn(locale).confirmOldEmail(own, email, linkOf(code), warningLinks(publicOrigin()))
        : await mailToNew(email, code, locale),
    );
  };

  const findCode = async (code: string, { address }: Client): Promise<FoundCode> => {
    await limiter.pass(limits.codeByAddress, address);
    const { selector, codeHash, purpose, changingId } = await checkCode(db, [PURPOSES.old, PURPOSES.new], code);
    if (changingId === null) throw wrongCode();
    return { selector, codeHash, changingId, side: purpose === PURPOSES.old ? 'old' : 'new' };
  };

  const countMails = async (caller: Caller, email: string, { address }: Client): Promise<void> => {
    await tries.mail(caller.email, address, caller);
    await tries.mail(email, address);
  };

  return {
    /** Answers alike, and does the same work, for an address with an account and one without. The latest change counts. */
    async request(caller: Caller, email: string, digest: string | undefined, client: Client): Promise<void> {
      if (caller.passwordHash !== null) {
        await tries.ownPassword(caller.id);
        if (!(await verifyPassword(caller.passwordHash, digest ?? ''))) throw wrongCredentials();
      }
      if (email === caller.email) throw malformed('email', 'unchanged');
      await countMails(caller, email, client);
      const codes = await transact(db, async (tx) => {
        await lockAccount(tx, caller.id);
        await repository.insertChange(tx, caller.id, email, Date.now());
        return issueCodes(tx, caller, email, SIDES);
      });
      for (const code of codes) await sendMail(caller, email, code, client.locale);
    },

    async resend(caller: Caller, client: Client): Promise<void> {
      const waiting = await repository.findChange(db, caller.id, Date.now());
      if (waiting === undefined) return;
      await countMails(caller, waiting.email, client);
      const codes = await transact(db, async (tx) => {
        await lockAccount(tx, caller.id);
        const change = await repository.findChange(tx, caller.id, Date.now());
        if (change?.email !== waiting.email) return [];
        const sides = SIDES.filter((side) => !(side === 'old' ? change.isOldConfirmed : change.isNewConfirmed));
        await repository.renewChange(tx, caller.id, sides, Date.now());
        return issueCodes(tx, caller, change.email, sides);
      });
      for (const code of codes) await sendMail(caller, waiting.email, code, client.locale);
    },

    async cancel(caller: Caller): Promise<void> {
      await repository.deleteChange(db, caller.id);
    },

    /** Throws 2002 when `confirm` would, and leaves the code as it is. */
    async check(code: string, client: Client): Promise<{ readonly side: EmailSide; readonly email: string }> {
      const issued = await findCode(code, client);
      const change = await repository.findChange(db, issued.changingId, Date.now());
      if (change === undefined) throw wrongCode();
      return { side: issued.side, email: change.email };
    },

    /** Gives whether the email has changed: it does with the second of both sides. Sessions and other ways to sign in stay. */
    async confirm(code: string, client: Client): Promise<{ readonly isChanged: boolean }> {
      const changed = await confirmSide(db, await findCode(code, client));
      if (changed === undefined) return { isChanged: false };
      const mails = mailsIn(client.locale);
      await delivery.notify(mails.emailChanged(changed.from, changed.to, warningLinks(publicOrigin())));
      return { isChanged: true };
    },

    async decline(code: string, client: Client): Promise<void> {
      const issued = await findCode(code, client);
      await useCode(db, issued, (tx) => repository.deleteChange(tx, issued.changingId));
    },
  };
};
export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
