import type { Judgement } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { MEETING_ANSWERS } from '#contract/meeting.ts';
import { readDatabaseTime } from '#server/db/agreedTime.ts';
import { transact } from '#server/db/transact.ts';
import { isOpenTo } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import * as repository from './meetingRepository.ts';
import { checkKey, checkSame, countOf, hasAnswer } from './meetingRules.ts';
import { createMeetingWriter, type MeetingWriterDeps } from './meetingWriter.ts';
import { type Asked, type Character, type Saying, storeSaying } from './storeSaying.ts';

/** What was said, and its answer as it begins. */
export interface Said {
  readonly messages: Message[];
  readonly answer: Message;
}

/** What people without an account say to characters whom strangers may see. */
export const createMeetings = (deps: MeetingWriterDeps) => {
  const { db } = deps;
  const writer = createMeetingWriter(deps);

  return {
    /** What the person said last in a meeting, empty where nothing; and whether they may get an answer there that costs something. */
    async standing({ meetingId, characterId, speechText }: Saying, key: string) {
      checkSame(await repository.findMeeting(db, meetingId, Date.now()), characterId);
      const exchanges = await repository.exchangesOf(db, meetingId);
      const now = await readDatabaseTime(db);
      const known = exchanges.find(({ idempotencyKey }) => idempotencyKey === key);
      checkKey(known, speechText);
      return {
        lastSaid: exchanges.findLast((exchange) => exchange !== known)?.said ?? '',
        /** It is answered, or about to be: hearing of that again costs nothing. */
        isKnown: known !== undefined && hasAnswer(known, now),
        isSpent: countOf(exchanges, now) >= MEETING_ANSWERS,
      };
    },

    async openCharacter(characterId: string): Promise<Character> {
      const found = await findCharacter(db, characterId);
      if (found === undefined || !isOpenTo(found, undefined))
        throw new ApiError(errNo.notFound, 'No such character to talk with');
      return found;
    },

    /** Stores what is said, with what it was judged to be, and begins the answer. The same key gives the same exchange. */
    async say(character: Character, saying: Saying, judgement: Judgement | null, asked: Asked): Promise<Said> {
      const stored = await transact(db, (tx) => storeSaying(tx, character, saying, judgement, asked));
      const [said, answer] = repository.messagesOf(stored.exchange, await readDatabaseTime(db));
      if (stored.isFresh) writer.begin(character, stored, answer, asked.acceptLanguage);
      return { messages: [said, answer], answer };
    },

    states: (answer: Message): AsyncGenerator<Message> => writer.states(answer),
    close: writer.close,
  };
};
export type Meetings = ReturnType<typeof createMeetings>;
