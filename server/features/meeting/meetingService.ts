import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestOf } from '#contract/call.ts';
import type { Judgement } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { Locale } from '#contract/locale.ts';
import { MEETING_ANSWERS, MEETING_LIFE, type meetingSay } from '#contract/meeting.ts';
import { readDatabaseTime } from '#server/db/agreedTime.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import { takeBack } from '#server/features/care/takeBack.ts';
import { isOpenTo } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { greetingsFor } from '#server/features/character/greeting.ts';
import { inLocale } from '#server/features/character/inLocale.ts';
import { requestFor } from '#server/features/conversation/chatRequest.ts';
import { Generation } from '#server/features/conversation/generation.ts';
import { openingOf } from '#server/features/conversation/newMessages.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider, ChatTurn } from '#server/providers/chat/chatProvider.ts';
import * as repository from './meetingRepository.ts';
import type { Meeting, MeetingExchange } from './meetingRepository.ts';

/** How often an answer that another process writes is looked at, in milliseconds. */
const POLL_EVERY = 300;

type Saying = RequestOf<typeof meetingSay>;
type Character = typeof characters.$inferSelect;

/** How a line is said: its `Idempotency-Key`, and in which language a meeting begins that begins with it. */
interface Asked {
  readonly key: string;
  readonly locale: Locale;
  /** As their browser sent it. */
  readonly acceptLanguage: string;
}

/** What was said, and its answer as it begins. */
export interface Said {
  readonly messages: Message[];
  readonly answer: Message;
}

interface Stored {
  readonly exchange: MeetingExchange;
  /** What was said before. */
  readonly earlier: readonly MeetingExchange[];
  readonly meeting: Meeting;
  readonly isFresh: boolean;
}

export interface MeetingDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  readonly log: Log;
}

/** 1018. */
export const accountNeeded = () => new ApiError(errNo.accountNeeded, 'From here on it takes an account');

const turnsOf = ({ said, need, content, answer }: MeetingExchange): ChatTurn[] => [
  { role: 'user', text: said, need, content },
  { role: 'companion', text: answer },
];

/** How many answers count, at the database's time `now`: those to people in need do not, nor those that came to nothing. */
const countOf = (exchanges: readonly MeetingExchange[], now: number): number =>
  exchanges.filter(
    (exchange) =>
      exchange.need === null && (repository.isAnswered(exchange) || repository.isBeingWritten(exchange, now)),
  ).length;

/** What people without an account say to characters whom strangers may see. */
export const createMeetings = ({ db, provider, log }: MeetingDeps) => {
  const live = new Map<string, Generation>();

  const openCharacter = async (characterId: string): Promise<Character> => {
    const found = await findCharacter(db, characterId);
    if (found === undefined || !isOpenTo(found, undefined))
      throw new ApiError(errNo.notFound, 'No such character to talk with');
    return found;
  };

  /** Throws 1004 where the meeting is about another character. */
  const checkSame = (meeting: Meeting | undefined, characterId: string): void => {
    if (meeting !== undefined && meeting.characterId !== characterId)
      throw new ApiError(errNo.notFound, 'No such meeting');
  };

  const checkKey = (known: MeetingExchange | undefined, speechText: string): void => {
    if (known !== undefined && known.said !== speechText)
      throw new ApiError(errNo.conflict, 'The Idempotency-Key was used for something else');
  };

  const begin = (
    character: Character,
    { exchange, earlier, meeting }: Stored,
    answer: Message,
    { acceptLanguage }: Asked,
  ): void => {
    const { answerId } = exchange;
    const opening = openingOf(meeting.greetings, 0, meeting.greeting).map(({ text }): ChatTurn => ({
      role: 'companion',
      text,
    }));
    const turns = [
      ...opening,
      ...earlier.filter(repository.isAnswered).flatMap(turnsOf),
      ...turnsOf(exchange).slice(0, 1),
    ];
    const told = {
      answers: turns.filter(({ role }) => role === 'companion').length,
      greeting: opening.length === 0 ? null : meeting.greeting,
    };
    const generation = new Generation(answer, {
      provider,
      log,
      request: () => Promise.resolve(requestFor(undefined, character, turns, [], told)),
      picture: undefined,
      before: undefined,
      takeBack: (asked, earlier, begun) => takeBack(asked, { country: null, acceptLanguage }, earlier, begun),
      save: (values) => repository.saveExchange(db, answerId, values),
    });
    live.set(answerId, generation);
    void generation.finished.finally(() => {
      live.delete(answerId);
    });
  };

  const freshExchange = async (
    tx: Transaction,
    { meetingId, speechText }: Saying,
    judgement: Judgement | null,
    { key, now, after }: { readonly key: string; readonly now: number; readonly after: number },
  ): Promise<MeetingExchange> =>
    repository.insertExchange(tx, {
      answerId: randomUUID(),
      saidId: randomUUID(),
      meetingId,
      idempotencyKey: key,
      said: speechText,
      ...judgement,
      createTime: Math.max(now, after + 2),
    });

  /** Stores what is said once a key, in a meeting that begins with it. */
  const store = (
    character: Character,
    saying: Saying,
    judgement: Judgement | null,
    { key, locale }: Asked,
  ): Promise<Stored> =>
    transact(db, async (tx) => {
      const now = Date.now();
      const need = judgement?.need ?? null;
      const greetings = greetingsFor(inLocale(character, locale), undefined);
      const { meetingId, characterId, greeting = 0 } = saying;
      const chosen = greetings[greeting] === undefined ? 0 : greeting;
      const expireTime = now + MEETING_LIFE;
      await repository.beginMeeting(tx, { id: meetingId, characterId, greetings, greeting: chosen, expireTime });
      const meeting = await repository.lockMeeting(tx, meetingId, now);
      if (meeting === undefined) throw new ApiError(errNo.notFound, 'No such meeting');
      checkSame(meeting, characterId);
      const exchanges = await repository.exchangesOf(tx, meetingId);
      const databaseNow = await readDatabaseTime(tx);
      const known = exchanges.find(({ idempotencyKey }) => idempotencyKey === key);
      checkKey(known, saying.speechText);
      const others = exchanges.filter((exchange) => exchange !== known);
      if (known !== undefined && (repository.isAnswered(known) || repository.isBeingWritten(known, databaseNow)))
        return { exchange: known, earlier: others, meeting, isFresh: false };
      if (others.some((exchange) => repository.isBeingWritten(exchange, databaseNow)))
        throw new ApiError(errNo.conflict, 'An answer is still being written');
      if (need === null && countOf(others, databaseNow) >= MEETING_ANSWERS) throw accountNeeded();
      const after = exchanges.at(-1)?.createTime ?? 0;
      const exchange =
        known === undefined
          ? await freshExchange(tx, saying, judgement, { key, now, after })
          : await repository.reopenExchange(tx, known, judgement);
      if (known === undefined) await countNeed(tx, need, now);
      return { exchange, earlier: others, meeting, isFresh: true };
    });

  return {
    /** What the person said last in a meeting, empty where nothing; and whether they may get an answer there that costs something. */
    async standing({ meetingId, characterId, speechText }: Saying, key: string) {
      checkSame(await repository.findMeeting(db, meetingId, Date.now()), characterId);
      const exchanges = await repository.exchangesOf(db, meetingId);
      const now = await readDatabaseTime(db);
      const known = exchanges.find(({ idempotencyKey }) => idempotencyKey === key);
      checkKey(known, speechText);
      const isKnown = known !== undefined && (repository.isAnswered(known) || repository.isBeingWritten(known, now));
      return {
        lastSaid: exchanges.findLast((exchange) => exchange !== known)?.said ?? '',
        /** It is answered, or about to be: hearing of that again costs nothing. */
        isKnown,
        isSpent: countOf(exchanges, now) >= MEETING_ANSWERS,
      };
    },

    openCharacter,

    /** Stores what is said, with what it was judged to be, and begins the answer. The same key gives the same exchange. */
    async say(character: Character, saying: Saying, judgement: Judgement | null, asked: Asked): Promise<Said> {
      const stored = await store(character, saying, judgement, asked);
      const [said, answer] = repository.messagesOf(stored.exchange, await readDatabaseTime(db));
      if (stored.isFresh) begin(character, stored, answer, asked);
      return { messages: [said, answer], answer };
    },

    /** The answer each time it has grown or ended, wherever it is written. */
    async *states(answer: Message): AsyncGenerator<Message> {
      const generation = live.get(answer.msgId);
      if (generation !== undefined) {
        yield* generation.states();
        return;
      }
      for (;;) {
        const found = await repository.findExchange(db, answer.msgId);
        const [, state] = found === undefined ? [] : repository.messagesOf(found, await readDatabaseTime(db));
        if (state === undefined) throw new ApiError(errNo.notFound, 'The meeting is over');
        yield state;
        if (state.status !== 'generating') return;
        await delay(POLL_EVERY);
      }
    },

    /** Ends what this process writes; it can be asked for again. */
    close: async (): Promise<void> => {
      await Promise.all([...live.values()].map((generation) => generation.leave()));
    },
  };
};
export type Meetings = ReturnType<typeof createMeetings>;
