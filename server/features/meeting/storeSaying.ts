import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#contract/call.ts';
import type { Judgement } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import type { Locale } from '#contract/locale.ts';
import { MEETING_ANSWERS, MEETING_LIFE, type meetingSay } from '#contract/meeting.ts';
import { readDatabaseTime } from '#server/db/agreedTime.ts';
import type { Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { inLocale } from '#server/features/character/inLocale.ts';
import { ApiError } from '#server/http/apiError.ts';
import * as repository from './meetingRepository.ts';
import type { Meeting, MeetingExchange } from './meetingRepository.ts';
import { accountNeeded, checkKey, checkSame, countOf, hasAnswer } from './meetingRules.ts';

export type Saying = RequestOf<typeof meetingSay>;
export type Character = typeof characters.$inferSelect;

/** How a line is said: its `Idempotency-Key`, and in which language a meeting begins that begins with it. */
export interface Asked {
  readonly key: string;
  readonly locale: Locale;
  /** As their browser sent it. */
  readonly acceptLanguage: string;
}

/** What is said, as it is stored. */
export interface Stored {
  readonly exchange: MeetingExchange;
  /** What was said before. */
  readonly earlier: readonly MeetingExchange[];
  readonly meeting: Meeting;
  readonly isFresh: boolean;
}

/** The meeting of what is said, which begins with it unless it is there. */
const lockMeeting = async (
  tx: Transaction,
  character: Character,
  { meetingId, characterId, greeting = 0 }: Saying,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Promise<Meeting> => {
  const greetings = greetingsFor(inLocale(character, locale), undefined);
  const chosen = greetings[greeting] === undefined ? 0 : greeting;
  const expireTime = now + MEETING_LIFE;
  await repository.beginMeeting(tx, { id: meetingId, characterId, greetings, greeting: chosen, expireTime });
  const meeting = await repository.lockMeeting(tx, meetingId, now);
  if (meeting === undefined) throw new ApiError(errNo.notFound, 'No such meeting');
  checkSame(meeting, characterId);
  return meeting;
};

/** Stores what is said once a key, in a meeting that begins with it. */
export const storeSaying = async (
  tx: Transaction,
  character: Character,
  saying: Saying,
  judgement: Judgement | null,
  { key, locale }: Asked,
): Promise<Stored> => {
  const now = Date.now();
  const need = judgement?.need ?? null;
  const { meetingId, speechText } = saying;
  const meeting = await lockMeeting(tx, character, saying, { locale, now });
  const exchanges = await repository.exchangesOf(tx, meetingId);
  const databaseNow = await readDatabaseTime(tx);
  const known = exchanges.find(({ idempotencyKey }) => idempotencyKey === key);
  checkKey(known, speechText);
  const earlier = exchanges.filter((exchange) => exchange !== known);
  if (known !== undefined && hasAnswer(known, databaseNow))
    return { exchange: known, earlier, meeting, isFresh: false };
  if (earlier.some((exchange) => repository.isBeingWritten(exchange, databaseNow)))
    throw new ApiError(errNo.conflict, 'An answer is still being written');
  if (need === null && countOf(earlier, databaseNow) >= MEETING_ANSWERS) throw accountNeeded();
  if (known !== undefined)
    return { exchange: await repository.reopenExchange(tx, known, judgement), earlier, meeting, isFresh: true };
  const after = exchanges.at(-1)?.createTime ?? 0;
  const exchange = await repository.insertExchange(tx, {
    answerId: randomUUID(),
    saidId: randomUUID(),
    meetingId,
    idempotencyKey: key,
    said: speechText,
    ...judgement,
    createTime: Math.max(now, after + 2),
  });
  await countNeed(tx, need, now);
  return { exchange, earlier, meeting, isFresh: true };
};
