import { and, eq, inArray, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Queries } from '#server/db/database.ts';
import { plainHash, readKeyedHash } from '#server/db/keyedHash.ts';
import { underAgeBlocks } from '#server/db/schema.ts';

/** Who is blocked or may be: by email in lower case, and by the browser's client id where it has one. */
export interface Subjects {
  readonly email?: string;
  readonly clientId?: string | undefined;
}

const CLIENT_ID = /^[\w.+-]{8,128}$/;

/** The client id that the browser keeps in the cookie `cuid`; undefined without a usable one. */
export const clientIdOf = (c: Context): string | undefined => {
  const clientId = getCookie(c, 'cuid');
  return clientId !== undefined && CLIENT_ID.test(clientId) ? clientId : undefined;
};

const subjectsIn = ({ email, clientId }: Subjects): { kind: 'email' | 'clientId'; subject: string }[] => [
  ...(email === undefined ? [] : [{ kind: 'email' as const, subject: email }]),
  ...(clientId === undefined ? [] : [{ kind: 'clientId' as const, subject: clientId }]),
];

/** Whoever said twice to be under age cannot start again. */
export const blockUnderAge = async (db: Queries, subjects: Subjects): Promise<void> => {
  const hash = await readKeyedHash(db);
  const createTime = Date.now();
  const rows = subjectsIn(subjects).map(({ kind, subject }) => ({ kind, subjectHash: hash.of(subject), createTime }));
  if (rows.length > 0) await db.insert(underAgeBlocks).values(rows).onConflictDoNothing();
};

/** Whether any of the subjects is blocked. */
export const isUnderAgeBlocked = async (db: Queries, subjects: Subjects): Promise<boolean> => {
  const wanted = subjectsIn(subjects);
  if (wanted.length === 0) return false;
  const hash = await readKeyedHash(db);
  const found = await db
    .select({ kind: underAgeBlocks.kind })
    .from(underAgeBlocks)
    .where(
      or(
        ...wanted.map(({ kind, subject }) =>
          and(
            eq(underAgeBlocks.kind, kind),
            inArray(underAgeBlocks.subjectHash, [hash.of(subject), plainHash(subject)]),
          ),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
};
