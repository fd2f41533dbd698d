import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import type { Place } from '#server/features/care/country.ts';
import { takeBack } from '#server/features/care/takeBack.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import { createAbandonedAnswers } from './abandonedAnswers.ts';
import * as alternatives from './alternativeRepository.ts';
import type { AlternativeId } from './alternativeRepository.ts';
import { type Commission, requestOfAnswer } from './answerRequest.ts';
import { findMessage } from './chatRepository.ts';
import { Generation } from './generation.ts';
import type { GenerationDeps } from './generationDeps.ts';
import { saveAnswer } from './saveAnswer.ts';

/** How often an answer that another process writes is looked at. */
const POLL_EVERY = 300;

const NOWHERE: Place = { country: null, acceptLanguage: '' };

interface Writing {
  /** Only its picture is missing. */
  readonly isWritten?: boolean;
  readonly before?: string | undefined;
  /** Where the person seems to live. */
  readonly place?: Place;
}

export interface AnswerWriterDeps {
  readonly db: Database;
  readonly provider: ChatProvider;
  readonly illustrator: Illustrator;
  readonly log: Log;
}

/** Writes answers, and knows which of them this process writes. */
export const createAnswerWriter = ({ db, provider, illustrator, log }: AnswerWriterDeps) => {
  const live = new Map<string, Generation>();

  const generate = (
    answer: Message,
    hasPicture: boolean,
    request: GenerationDeps['request'],
    { isWritten = false, before, place = NOWHERE }: Writing,
  ): void => {
    const { msgId, chosen: ordinal } = answer;
    const alternative = { msgId, ordinal };
    const deps: GenerationDeps = {
      provider,
      log,
      request,
      picture: hasPicture ? () => illustrator.look(db, alternative) : undefined,
      takeBack: (asked, earlier, begun) => takeBack(asked, place, earlier, begun),
      before,
      save: (values, isFree = false) => saveAnswer({ db, illustrator }, alternative, values, { hasPicture, isFree }),
    };
    const generation = new Generation(answer, deps, isWritten);
    live.set(msgId, generation);
    void generation.finished.finally(() => {
      if (live.get(msgId) === generation) live.delete(msgId);
    });
  };

  /** Waits for the picture of an answer that another process has written. */
  const adopt = async (alternative: AlternativeId, beatTime: number): Promise<void> => {
    const { msgId } = alternative;
    if (!(await alternatives.adoptAbandoned(db, alternative, beatTime)) || live.has(msgId)) return;
    const answer = await findMessage(db, msgId);
    if (answer === undefined) return;
    generate(answer, true, () => Promise.reject(new Error('The answer is written')), {
      isWritten: true,
    });
  };

  const abandoned = createAbandonedAnswers({ db, illustrator, log, adopt });

  /** Has an answer end; it is stored a little later. */
  const stop = async (alternative: AlternativeId): Promise<void> => {
    const generation = live.get(alternative.msgId);
    if (generation === undefined) await alternatives.wantStop(db, alternative);
    else await generation.end('stopped');
  };

  return {
    stop,

    begin(caller: Caller, character: typeof characters.$inferSelect, commission: Commission): void {
      const { answer, hasPicture, before, acceptLanguage } = commission;
      const request = () => requestOfAnswer(db, caller, character, commission);
      generate(answer, hasPicture, request, { before, place: { country: caller.country, acceptLanguage } });
    },

    /** The answer each time it has grown or ended, wherever it is written; `read` gives it as it is stored. */
    async *states(msgId: string, read: () => Promise<Message>): AsyncGenerator<Message> {
      const generation = live.get(msgId);
      if (generation !== undefined) {
        yield* generation.states();
        return;
      }
      for (;;) {
        const message = await read();
        yield message;
        if (message.status !== 'generating') return;
        await delay(POLL_EVERY);
      }
    },

    /** Stops what is being written in a conversation, wherever that is; resolves once its end is stored. */
    endIn: async (conversationId: string): Promise<void> => {
      const writing = await alternatives.beingWrittenIn(db, conversationId);
      await Promise.all(
        writing.map(async (alternative) => {
          await stop(alternative);
          while (await alternatives.isBeingWritten(db, alternative)) await delay(POLL_EVERY);
        }),
      );
    },

    interruptAll: abandoned.interruptAll,

    /** Ends what this process writes; what was written so far is kept, and what only waits for a picture goes on elsewhere. */
    close: async (): Promise<void> => {
      await abandoned.close();
      await Promise.all([...live.values()].map((generation) => generation.leave()));
    },
  };
};
