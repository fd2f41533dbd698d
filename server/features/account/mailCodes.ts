import { createHash, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { mailCodes } from '#server/db/signInSchema.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from '#server/http/apiError.ts';
import { randomCode } from '#server/randomCode.ts';

type MailCode = typeof mailCodes.$inferSelect;
export type Purpose = MailCode['purpose'];

const HOUR = 60 * 60 * 1000;
/** How long a code works, in milliseconds. */
export const LIFE = {
  signUp: 24 * HOUR,
  resetPassword: HOUR,
  oldEmail: HOUR,
  newEmail: HOUR,
} as const satisfies Record<Purpose, number>;
const SELECTOR_LENGTH = 4;
const CODE_LENGTH = 12;
const MAX_TRIES = 5;
const MAX_DIGIT_TRIES = 5;

const selectorOf = (code: string): string => code.slice(0, SELECTOR_LENGTH);
const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** 2002: says nothing about what exactly is wrong with the code. */
export const wrongCode = () => new ApiError(errNo.wrongCode, 'The code is wrong, used or too old');

/** What a code is made for. */
export type Issue = Pick<MailCode, 'purpose' | 'email'> &
  Partial<Pick<MailCode, 'passwordHash' | 'browserHash' | 'digitsHash' | 'ref' | 'changingId'>>;

/** What is kept of the six digits of a mail: they count for one browser alone. */
export const hashDigits = (browserHash: string, digits: string): string => hashCode(`${browserHash}\n${digits}`);

/** Makes a code for a mail. */
export const issueCode = async (db: Queries, issue: Issue): Promise<string> => {
  for (;;) {
    const code = randomCode(CODE_LENGTH, 'alphanumerics');
    const now = Date.now();
    const stored = await db
      .insert(mailCodes)
      .values({
        ...issue,
        selector: selectorOf(code),
        codeHash: hashCode(code),
        createTime: now,
        expireTime: now + LIFE[issue.purpose],
      })
      .onConflictDoNothing()
      .returning({ selector: mailCodes.selector });
    if (stored.length === 1) return code;
  }
};

/** Makes all codes of a purpose for an email worthless. */
export const dropCodes = (db: Queries, purpose: Purpose, email: string) =>
  db.delete(mailCodes).where(and(eq(mailCodes.purpose, purpose), eq(mailCodes.email, email)));

/** What a browser signed up with for an email, as a hash; null where it did not, or that is too long ago. */
export const passwordOfSignUps = async (db: Queries, email: string, browserHash: string): Promise<string | null> => {
  const [found] = await db
    .select({ passwordHash: mailCodes.passwordHash })
    .from(mailCodes)
    .where(
      and(
        eq(mailCodes.purpose, 'signUp'),
        eq(mailCodes.email, email),
        eq(mailCodes.browserHash, browserHash),
        gt(mailCodes.expireTime, Date.now()),
      ),
    )
    .orderBy(desc(mailCodes.createTime))
    .limit(1);
  return found?.passwordHash ?? null;
};

/** Has all sign-ups of a browser for an email lead to the same account, whichever of their codes comes back. */
export const setPasswordOfSignUps = (db: Queries, email: string, browserHash: string, passwordHash: string) =>
  db
    .update(mailCodes)
    .set({ passwordHash })
    .where(and(eq(mailCodes.purpose, 'signUp'), eq(mailCodes.email, email), eq(mailCodes.browserHash, browserHash)));

/**
 * Looks whether a code is right, without using it up. Each look counts before it compares, so that of tries at once no more
 * than five ever compare; one that was right is not held against the code. Throws 2002.
 */
export const checkCode = async (db: Queries, purposes: readonly Purpose[], code: string): Promise<MailCode> => {
  const isIt = eq(mailCodes.selector, selectorOf(code));
  const [counted] = await db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(
      and(
        isIt,
        inArray(mailCodes.purpose, [...purposes]),
        gt(mailCodes.expireTime, Date.now()),
        lt(mailCodes.tries, MAX_TRIES),
      ),
    )
    .returning();
  if (counted === undefined || !timingSafeEqual(Buffer.from(counted.codeHash), Buffer.from(hashCode(code))))
    throw wrongCode();
  await db
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} - 1` })
    .where(and(isIt, eq(mailCodes.codeHash, counted.codeHash)));
  return counted;
};

/** The sign-ups of a browser whose digits may still be tried, each with one more try: as many wrong ones as `MAX_DIGIT_TRIES` end them. */
const countDigits = (db: Database, browserHash: string) =>
  db
    .update(mailCodes)
    .set({ digitTries: sql`${mailCodes.digitTries} + 1` })
    .where(
      and(
        eq(mailCodes.browserHash, browserHash),
        eq(mailCodes.purpose, 'signUp'),
        gt(mailCodes.expireTime, Date.now()),
        lt(mailCodes.digitTries, MAX_DIGIT_TRIES),
      ),
    )
    .returning();

/**
 * Looks whether six digits are those of a mail that this browser asked for. Each look counts before it compares. `pass` counts it for the
 * email as well, and throws where that has had its tries. Throws 2002.
 */
export const checkDigits = async (
  db: Database,
  browserHash: string,
  digits: string,
  pass: (email: string) => Promise<void>,
): Promise<MailCode> => {
  const counted = await countDigits(db, browserHash);
  for (const email of new Set(counted.map((one) => one.email))) await pass(email);
  const wanted = Buffer.from(hashDigits(browserHash, digits));
  const found = counted.find(
    ({ digitsHash }) => digitsHash !== null && timingSafeEqual(Buffer.from(digitsHash), wanted),
  );
  if (found === undefined) throw wrongCode();
  return found;
};

/** Uses a code up that `checkCode` found right: of two that try at once, one gets to `use` it, the other 2002. */
export const useCode = <T>(
  db: Database,
  { selector, codeHash }: Pick<MailCode, 'selector' | 'codeHash'>,
  use: (tx: Transaction, issued: MailCode) => Promise<T>,
): Promise<T> =>
  transact(db, async (tx) => {
    const [taken] = await tx
      .delete(mailCodes)
      .where(and(eq(mailCodes.selector, selector), eq(mailCodes.codeHash, codeHash)))
      .returning();
    if (taken === undefined) throw wrongCode();
    return use(tx, taken);
  });
