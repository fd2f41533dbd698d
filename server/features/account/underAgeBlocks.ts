import { createHash } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Queries } from '#server/db/database.ts';
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

const rowsOf = ({ email, clientId }: Subjects): { kind: 'email' | 'clientId'; subjectHash: string }[] => {
  const hash = (subject: string): string => createHash('sha256').update(subject).digest('hex');
  return [
    ...(email === undefined ? [] : [{ kind: 'email' as const, subjectHash: hash(email) }]),
    ...(clientId === undefined ? [] : [{ kind: 'clientId' as const, subjectHash: hash(clientId) }]),
  ];
};

/** Whoever said twice to be under age cannot start again. */
export const blockUnderAge = async (db: Queries, subjects: Subjects): Promise<void> => {
  const rows = rowsOf(subjects).map((row) => ({ ...row, createTime: Date.now() }));
  if (rows.length > 0) await db.insert(underAgeBlocks).values(rows).onConflictDoNothing();
};

/** Whether any of the subjects is blocked. */
export const isUnderAgeBlocked = async (db: Queries, subjects: Subjects): Promise<boolean> => {
  const rows = rowsOf(subjects);
  if (rows.length === 0) return false;
  const found = await db
    .select({ kind: underAgeBlocks.kind })
    .from(underAgeBlocks)
    .where(
      or(
        ...rows.map(({ kind, subjectHash }) =>
          and(eq(underAgeBlocks.kind, kind), eq(underAgeBlocks.subjectHash, subjectHash)),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
};
