import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Judgement } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { databaseTime } from '#server/db/agreedTime.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { meetingExchanges, meetings } from '#server/db/meetingSchema.ts';
import { isAlive } from '#server/db/signOfLife.ts';
import type { Progress } from '#server/features/conversation/alternativeRepository.ts';
import { failureOf } from '#server/features/conversation/answerFailure.ts';
import { newMessage, saidInNeed } from '#server/features/conversation/newMessages.ts';

export type Meeting = typeof meetings.$inferSelect;
export type MeetingExchange = typeof meetingExchanges.$inferSelect;

export const findMeeting = async (db: Queries, id: string, now: number): Promise<Meeting | undefined> =>
  (
    await db
      .select()
      .from(meetings)
      .where(and(eq(meetings.id, id), gt(meetings.expireTime, now)))
  )[0];

/** The meeting, held against others who want to change it until the transaction ends. */
export const lockMeeting = async (tx: Transaction, id: string, now: number): Promise<Meeting | undefined> =>
  (
    await tx
      .select()
      .from(meetings)
      .where(and(eq(meetings.id, id), gt(meetings.expireTime, now)))
      .for('update')
  )[0];

/** Makes it unless it is there. */
export const beginMeeting = async (tx: Transaction, fresh: Meeting): Promise<void> => {
  await tx.insert(meetings).values(fresh).onConflictDoNothing();
};

export const deleteMeeting = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(meetings).where(eq(meetings.id, id));
};

export const deleteExpiredMeetings = (db: Queries, now: number) =>
  db.delete(meetings).where(lt(meetings.expireTime, now));

/** All that was said in a meeting, oldest first. */
export const exchangesOf = (db: Queries, meetingId: string): Promise<MeetingExchange[]> =>
  db
    .select()
    .from(meetingExchanges)
    .where(eq(meetingExchanges.meetingId, meetingId))
    .orderBy(asc(meetingExchanges.createTime));

export const findExchange = async (db: Queries, answerId: string): Promise<MeetingExchange | undefined> =>
  (await db.select().from(meetingExchanges).where(eq(meetingExchanges.answerId, answerId)))[0];

export const insertExchange = async (
  tx: Transaction,
  fresh: Omit<typeof meetingExchanges.$inferInsert, 'beatTime'>,
): Promise<MeetingExchange> => {
  const [stored] = await tx
    .insert(meetingExchanges)
    .values({ ...fresh, beatTime: databaseTime() })
    .returning();
  if (stored === undefined) throw new Error('The exchange is gone');
  return stored;
};

/** Has an answer that came to nothing written from its beginning. What was judged of what is answered stands; `judgement` is for what was not. */
export const reopenExchange = async (
  tx: Transaction,
  { answerId, content }: MeetingExchange,
  judgement: Judgement | null,
): Promise<MeetingExchange> => {
  const [stored] = await tx
    .update(meetingExchanges)
    .set({
      answer: '',
      status: 'generating',
      failureReason: null,
      beatTime: databaseTime(),
      content: content ?? judgement?.content ?? null,
    })
    .where(eq(meetingExchanges.answerId, answerId))
    .returning();
  if (stored === undefined) throw new Error('The exchange is gone');
  return stored;
};

/** Stores how far an answer is, while it is being written. Gives undefined when it has ended elsewhere, or is gone; nobody stops one. */
export const saveExchange = async (
  db: Queries,
  answerId: string,
  { text, status, failureReason = null }: Progress,
): Promise<false | undefined> => {
  const stored = await db
    .update(meetingExchanges)
    .set({ answer: text, status, beatTime: databaseTime(), failureReason })
    .where(and(eq(meetingExchanges.answerId, answerId), eq(meetingExchanges.status, 'generating')))
    .returning({ answerId: meetingExchanges.answerId });
  return stored.length > 0 ? false : undefined;
};

/** Whether somebody writes the answer, at the database's time `now`. */
export const isBeingWritten = ({ status, beatTime }: MeetingExchange, now: number): boolean =>
  status === 'generating' && isAlive(beatTime, now);

/** Whether it is answered whole. */
export const isAnswered = ({ status }: MeetingExchange): boolean => status === 'done';

/** What was said, and its answer as it stands at the database's time `now`. */
export const messagesOf = (exchange: MeetingExchange, now: number): readonly [said: Message, answer: Message] => {
  const { saidId, answerId, said, need, answer, status, createTime, failureReason } = exchange;
  const isAbandoned = status === 'generating' && !isBeingWritten(exchange, now);
  return [
    saidInNeed({ ...newMessage('user', said, createTime), msgId: saidId }, need),
    {
      ...newMessage('companion', answer, createTime + 1),
      msgId: answerId,
      status: isAbandoned ? 'interrupted' : status,
      ...(failureReason !== null && { failure: failureOf(failureReason, null, now) }),
    },
  ];
};
