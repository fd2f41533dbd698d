import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { readDatabaseTime } from '#server/db/agreedTime.ts';
import type { Database } from '#server/db/database.ts';
import { takeBack } from '#server/features/care/takeBack.ts';
import { requestFor } from '#server/features/conversation/chatRequest.ts';
import { Generation } from '#server/features/conversation/generation.ts';
import { openingOf } from '#server/features/conversation/newMessages.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider, ChatTurn } from '#server/providers/chat/chatProvider.ts';
import * as repository from './meetingRepository.ts';
import type { MeetingExchange } from './meetingRepository.ts';
import type { Character, Stored } from './storeSaying.ts';

/** How often an answer that another process writes is looked at, in milliseconds. */
const POLL_EVERY = 300;

export interface MeetingWriterDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  readonly log: Log;
}

const turnsOf = ({ said, need, content, answer }: MeetingExchange): ChatTurn[] => [
  { role: 'user', text: said, need, content },
  { role: 'companion', text: answer },
];

/** What the provider is asked for what was said. */
const askedFor = (character: Character, { exchange, earlier, meeting }: Stored) => {
  const opening = openingOf(meeting.greetings, 0, meeting.greeting).map(({ text }): ChatTurn => ({
    role: 'companion',
    text,
  }));
  const turns = [
    ...opening,
    ...earlier.filter(repository.isAnswered).flatMap(turnsOf),
    ...turnsOf(exchange).slice(0, 1),
  ];
  return requestFor(undefined, character, turns, [], {
    answers: turns.filter(({ role }) => role === 'companion').length,
    greeting: opening.length === 0 ? null : meeting.greeting,
  });
};

/** Writes answers in meetings, and knows which of them this process writes. */
export const createMeetingWriter = ({ db, provider, log }: MeetingWriterDeps) => {
  const live = new Map<string, Generation>();

  return {
    /** `answer` is that of what was said, which was stored just now. */
    begin(character: Character, stored: Stored, answer: Message, acceptLanguage: string): void {
      const { answerId } = stored.exchange;
      const generation = new Generation(answer, {
        provider,
        log,
        request: () => Promise.resolve(askedFor(character, stored)),
        picture: undefined,
        before: undefined,
        takeBack: (asked, earlier, begun) => takeBack(asked, { country: null, acceptLanguage }, earlier, begun),
        save: (values) => repository.saveExchange(db, answerId, values),
      });
      live.set(answerId, generation);
      void generation.finished.finally(() => {
        live.delete(answerId);
      });
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
