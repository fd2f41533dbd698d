import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/db/database.ts';
import { pictures } from '#server/db/pictureSchema.ts';
import { reports } from '#server/db/reportSchema.ts';
import { characters } from '#server/db/schema.ts';
import { alternatives } from '#server/db/conversationSchema.ts';

type ReportRow = typeof reports.$inferSelect;
type Act = 'block' | 'release';

/** Reports that block something: upheld, and not given back after an appeal. */
export const isBlocking = and(
  eq(reports.status, 'upheld'),
  isNull(reports.decidedWith),
  or(isNull(reports.appealDecision), ne(reports.appealDecision, 'upheld')),
);

/** Blocks characters that a report speaks against, their own or one of their maker, and releases those that none does any more. */
const settleCharacters = async (tx: Transaction, which: SQL): Promise<void> => {
  const against = tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        isBlocking,
        or(
          and(eq(reports.kind, 'character'), eq(reports.targetId, characters.id)),
          // What somebody makes after that cannot be published.
          and(
            eq(reports.kind, 'person'),
            eq(reports.targetId, characters.accountId),
            sql`${characters.createTime} <= ${reports.decideTime}`,
          ),
        ),
      ),
    );
  await tx
    .update(characters)
    .set({ status: sql`case when exists ${against} then 'blocked' else 'ready' end` })
    .where(and(which, inArray(characters.status, ['ready', 'blocked'])));
};

const settlePicture = async (tx: Transaction, { targetId, image }: ReportRow, act: Act): Promise<void> => {
  const blockTime = act === 'block' ? Date.now() : null;
  await tx.update(pictures).set({ blockTime }).where(eq(pictures.id, targetId));
  if (image === null) return;
  if (act === 'block')
    await tx.update(alternatives).set({ image: null, blockedImage: image }).where(eq(alternatives.image, image));
  else await tx.update(alternatives).set({ image, blockedImage: null }).where(eq(alternatives.blockedImage, image));
};

/** Where a picture stands that came with a message that is given back: it may be deleted or blocked since. */
const imageAgain = async (tx: Transaction, image: string | null) => {
  if (image === null) return {};
  const [made] = await tx.select({ blockTime: pictures.blockTime }).from(pictures).where(eq(pictures.image, image));
  if (made === undefined) return {};
  return made.blockTime === null ? { image } : { blockedImage: image };
};

const settleMessage = async (tx: Transaction, { targetId, snapshot, image }: ReportRow, act: Act): Promise<void> => {
  const isIt = and(eq(alternatives.messageId, targetId), eq(alternatives.ordinal, snapshot.ordinal ?? 0));
  if (act === 'block') {
    await tx.update(alternatives).set({ isTakenBack: true, text: '', image: null, blockedImage: null }).where(isIt);
    return;
  }
  const text = snapshot.texts.find(({ field }) => field === 'message')?.text ?? '';
  await tx
    .update(alternatives)
    .set({ isTakenBack: false, text, ...(await imageAgain(tx, image)) })
    .where(and(isIt, eq(alternatives.isTakenBack, true)));
};

/** Within the transaction that has upheld a report, or an appeal: blocks what it is about, or gives it back. */
export const settle = (tx: Transaction, report: ReportRow, act: Act): Promise<void> => {
  const { kind, targetId } = report;
  switch (kind) {
    case 'message':
      return settleMessage(tx, report, act);
    case 'character':
      return settleCharacters(tx, eq(characters.id, targetId));
    case 'picture':
      return settlePicture(tx, report, act);
    case 'person':
      return settleCharacters(tx, eq(characters.accountId, targetId));
  }
};

/** Whether somebody may have others see what they make. */
export const mayPublish = async (db: Queries, accountId: string): Promise<boolean> =>
  (
    await db
      .select({ id: reports.id })
      .from(reports)
      .where(and(isBlocking, eq(reports.kind, 'person'), eq(reports.targetId, accountId)))
      .limit(1)
  ).length === 0;

/** Those of the files that operators may still have to look at: their report is open, or what it is about is blocked. */
export const filesInReports = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectDistinct({ image: reports.image })
      .from(reports)
      .where(and(inArray(reports.image, [...keys]), or(eq(reports.status, 'open'), isBlocking)))
  ).flatMap(({ image }) => image ?? []);
