import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat.ts';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import type { Database } from '#server/db/database.ts';
import type { characters } from '#server/db/schema.ts';
import { ABANDONED_AFTER } from '#server/db/signOfLife.ts';
import { transact } from '#server/db/transact.ts';
import type { Place } from '#server/features/care/country.ts';
import { takeBack } from '#server/features/care/takeBack.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import { startLoop } from '#server/loop.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import * as alternatives from './alternativeRepository.ts';
import type { AlternativeId, Progress } from './alternativeRepository.ts';
import { endCharge, voidCharge } from './charge.ts';
import { requestFor, TURNS_MAX } from './chatRequest.ts';
import { findMessage } from './chatRepository.ts';
import { toldBefore, turnsBefore } from './turnRepository.ts';
import { Generation } from './generation.ts';
import type { GenerationDeps } from './generationDeps.ts';

const REAP_EVERY = 5000;
/** How often an answer that another process writes is looked at. */
const POLL_EVERY = 300;

/** An answer that is stored, empty or as far as it goes, and is to be written. */
export interface Commission {
  readonly conversationId: string;
  /** The message that is answered. */
  readonly saidId: string;
  readonly answer: Message;
  /** One was asked for with it. */
  readonly hasPicture: boolean;
  /** What it said until it was gone on with; left out of one that begins. */
  readonly before?: string;
  /** As the person's browser sent it. */
  readonly acceptLanguage: string;
}

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

  /** Stores how far an answer is; with its end, what it cost is spent or given back, and a picture that is of no use is given up. */
  const save = async (
    alternative: AlternativeId,
    values: Progress,
    { hasPicture, isFree }: { readonly hasPicture: boolean; readonly isFree: boolean },
  ): Promise<boolean | undefined> => {
    if (values.status === 'generating') return alternatives.saveProgress(db, alternative, values);
    const isStopWanted = await transact(db, async (tx) => {
      const wanted = await alternatives.saveProgress(tx, alternative, values);
      if (wanted === undefined || isFree) await voidCharge(tx, alternative);
      else await endCharge(tx, alternative, values);
      if (hasPicture && values.status !== 'done' && wanted !== undefined) await illustrator.giveUp(tx, alternative);
      return wanted;
    });
    if (hasPicture && values.status !== 'done') await illustrator.forget();
    return isStopWanted;
  };

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
      save: (values, isFree = false) => save(alternative, values, { hasPicture, isFree }),
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

  /** Nobody writes it any more. */
  const interrupt = (alternative: AlternativeId, beatTime: number): Promise<void> =>
    transact(db, async (tx) => {
      const ended = await alternatives.interruptAbandoned(tx, alternative, beatTime);
      if (!ended) return;
      await voidCharge(tx, alternative);
      await illustrator.giveUp(tx, alternative);
    });

  const reap = async (beatTime: number): Promise<void> => {
    const abandoned = await alternatives.abandonedSince(db, beatTime);
    for (const { isWritten, ...alternative } of abandoned)
      await (isWritten ? adopt(alternative, beatTime) : interrupt(alternative, beatTime));
    const interrupted = abandoned.filter(({ isWritten }) => !isWritten).length;
    if (interrupted === 0) return;
    log.warn({ answers: interrupted }, 'marked abandoned answers as interrupted');
    await illustrator.forget();
  };
  const reaper = startLoop(
    async () => reap((await readAgreedTime(db)) - ABANDONED_AFTER),
    REAP_EVERY,
    (error) => log.error({ err: error }, 'the reaper failed'),
  );

  /** Has an answer end; it is stored a little later. */
  const stop = async (alternative: AlternativeId): Promise<void> => {
    const generation = live.get(alternative.msgId);
    if (generation === undefined) await alternatives.wantStop(db, alternative);
    else await generation.end('stopped');
  };

  return {
    stop,

    begin(
      caller: Caller,
      character: typeof characters.$inferSelect,
      { conversationId, saidId, answer, hasPicture, before, acceptLanguage }: Commission,
    ): void {
      const { msgId, chosen: ordinal, createTime } = answer;
      const request: GenerationDeps['request'] = async () => {
        const [earlier, rejected, told] = await Promise.all([
          turnsBefore(db, conversationId, TURNS_MAX, createTime),
          alternatives.rejectedTexts(db, { msgId, ordinal }, saidId),
          toldBefore(db, conversationId, createTime),
        ]);
        const begun = before === undefined ? {} : { begun: answer.text };
        return { ...requestFor(caller, character, earlier, rejected, told), ...begun };
      };
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

    /** At the start of a process that is alone on its database: whatever is being written has lost its process. */
    interruptAll: () => reap(Number.MAX_SAFE_INTEGER),

    /** Ends what this process writes; what was written so far is kept, and what only waits for a picture goes on elsewhere. */
    close: async (): Promise<void> => {
      await reaper.close();
      await Promise.all([...live.values()].map((generation) => generation.leave()));
    },
  };
};
