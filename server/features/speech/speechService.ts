import { setTimeout as delay } from 'node:timers/promises';
import { errNo } from '#contract/errNo.ts';
import { type Voice, voice as voiceSchema } from '#contract/characterDraft.ts';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import type { Database } from '#server/db/database.ts';
import { ABANDONED_AFTER } from '#server/db/signOfLife.ts';
import { transact } from '#server/db/transact.ts';
import type { AlternativeId } from '#server/features/conversation/alternativeRepository.ts';
import { singleFlight } from '#server/features/media/singleFlight.ts';
import { endHold } from '#server/features/ledger/ledger.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import { startLoop } from '#server/loop.ts';
import { type SpeechProvider, SpeechProviderError } from '#server/providers/speech/speechProvider.ts';
import type { ByteRange } from './byteRange.ts';
import { hasWords, heardText } from './heardText.ts';
import { soundFiles } from './soundFiles.ts';
import { chargeFor, openCharges } from './speechCharge.ts';
import * as repository from './speechRepository.ts';

/** A sound is held to be under way when its process gave a sign of life within `ABANDONED_AFTER`. */
const BEAT_EVERY = 3000;
const REAP_EVERY = 5000;
/** How often a sound that another process makes is looked for. */
const POLL_EVERY = 300;
/** No answer gets as long; what was imported can be, and is left to the browser as it is. */
const HEARD_MAX = 40_000;
/** How long an intent that failed is remembered: browsers send it a few times in a second. */
const FAILURE_LIFE = 60_000;

export interface SpeechDeps {
  readonly db: Database;
  /** Undefined when browsers are to speak. */
  readonly provider: SpeechProvider | undefined;
  readonly voice: string;
  /** Tokens for a sound. */
  readonly cost: number;
  /** Where sounds are kept; may be emptied at any time. */
  readonly folder: string;
  readonly log: Log;
}

/** What is to be heard of a message. */
export interface Heard {
  readonly text: string;
  /** Address of the sound; null when the browser is to speak. */
  readonly audio: string | null;
  /** How the browser is to sound, where the character has a voice. */
  readonly voice?: Voice;
}

/** A sound that this process makes. */
interface Work {
  /** What is set aside for it; undefined when it was paid for before. */
  readonly job: string | undefined;
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

const unknownMessage = () => new ApiError(errNo.notFound, 'No such message');
const shuttingDown = () => new ApiError(errNo.shuttingDown, 'The server is shutting down');

export const createSpeechService = ({ db, provider, voice, cost, folder, log }: SpeechDeps) => {
  const files = soundFiles(folder);
  const flight = singleFlight<void>();
  const live = new Set<Work>();
  const failures = new Map<string, ApiError>();
  let isClosing = false;

  const nameOf = (id: AlternativeId, text: string): string => files.nameOf(id, [provider?.name ?? '', voice, text]);

  const failureOf = (error: unknown, id: AlternativeId): unknown => {
    if (!(error instanceof SpeechProviderError)) return error;
    log.warn({ ...id, provider: provider?.name, err: error }, 'the provider gave no sound');
    return new ApiError(errNo.providerFailed, 'The provider gave no sound', null, error.retryAfter);
  };

  /** Has the provider make a sound and keeps it. Ends when the alternative is gone meanwhile. */
  const make = async (
    speaker: SpeechProvider,
    id: AlternativeId,
    text: string,
    controller: AbortController,
  ): Promise<void> => {
    const timer = setInterval(() => {
      repository.beat(db, id).then(
        (isThere) => isThere || controller.abort(unknownMessage()),
        (error: unknown) => log.warn({ ...id, err: error }, 'a sign of life could not be stored'),
      );
    }, BEAT_EVERY);
    try {
      const { bytes } = await speaker.speak({ text, voice, signal: controller.signal });
      await files.write(nameOf(id, text), bytes);
    } catch (error) {
      throw failureOf(error, id);
    } finally {
      clearInterval(timer);
    }
  };

  /** The same with what is set aside for it: spent when the sound is there, else given back. */
  const makeFor = async (
    job: string | undefined,
    speaker: SpeechProvider,
    id: AlternativeId,
    text: string,
  ): Promise<void> => {
    const controller = new AbortController();
    const end = async (how: 'capture' | 'void'): Promise<void> => {
      if (job !== undefined) await endHold(db, job, how);
    };
    const run = async (): Promise<void> => {
      try {
        await make(speaker, id, text, controller);
      } catch (error) {
        await end('void');
        throw error;
      }
      await end('capture');
    };
    const work = { job, controller, finished: run() };
    live.add(work);
    if (isClosing) controller.abort(shuttingDown());
    await work.finished.finally(() => live.delete(work));
  };

  /** Comes back when the sound is there, whichever process made it. */
  const ensure = async (accountId: string, speaker: SpeechProvider, id: AlternativeId, text: string): Promise<void> => {
    const name = nameOf(id, text);
    while ((await files.size(name)) === undefined) {
      if (isClosing) throw shuttingDown();
      const charge = await transact(db, async (tx) => {
        if (!(await repository.lockAlternative(tx, id))) throw unknownMessage();
        const begun = await chargeFor(tx, accountId, id, cost);
        if (begun.kind === 'begun') await repository.beat(tx, id);
        return begun;
      });
      switch (charge.kind) {
        case 'begun':
          await makeFor(charge.job, speaker, id, text);
          break;
        case 'paid':
          // What is paid for is there, unless it was lost: it may have come since.
          if ((await files.size(name)) === undefined) await makeFor(undefined, speaker, id, text);
          break;
        case 'underWay':
          await delay(POLL_EVERY);
      }
    }
  };

  /** Gives back what is set aside for sounds whose process gave no sign of life since `beatTime`. */
  const reap = async (beatTime: number): Promise<void> => {
    let abandoned = 0;
    for (const { job, id } of await openCharges(db)) {
      if ([...live].some((work) => work.job === job)) continue;
      const isAbandoned = await transact(
        db,
        async (tx) => !(await repository.lockAlternative(tx, id, beatTime)) && endHold(tx, job, 'void'),
      );
      if (isAbandoned) abandoned += 1;
    }
    if (abandoned > 0) log.warn({ sounds: abandoned }, 'gave back what abandoned sounds would have cost');
  };
  const reaper = startLoop(
    async () => reap((await readAgreedTime(db)) - ABANDONED_AFTER),
    REAP_EVERY,
    (error) => log.error({ err: error }, 'the reaper failed'),
  );

  const remember = (intent: string, error: unknown): void => {
    if (!(error instanceof ApiError) || error.errNo !== errNo.providerFailed) return;
    failures.set(intent, error);
    setTimeout(() => failures.delete(intent), FAILURE_LIFE).unref();
  };

  return {
    /** What is to be heard of a message; the same key asks the provider once. */
    async play(caller: Caller, characterId: string, msgId: string, idempotencyKey: string): Promise<Heard> {
      const found = await repository.findChosen(db, caller.id, characterId, msgId);
      if (found?.status === 'generating') throw new ApiError(errNo.conflict, 'The message is still being written');
      if (found?.status !== 'done' && found?.status !== 'stopped') throw unknownMessage();
      const chosen = voiceSchema.safeParse(found.voice);
      const byBrowser = { audio: null, ...(chosen.success && { voice: chosen.data }) };
      if (found.text.length > HEARD_MAX) return { text: found.text, ...byBrowser };
      const text = heardText(found.text);
      if (provider === undefined || !hasWords(text)) return { text, ...byBrowser };
      const intent = `${caller.id} ${idempotencyKey}`;
      const known = failures.get(intent);
      if (known !== undefined) throw known;
      try {
        await flight(nameOf(found, text), () => ensure(caller.id, provider, found, text));
      } catch (error) {
        remember(intent, error);
        throw error;
      }
      return { text, audio: `/api/chat/audio?msgId=${msgId}&ordinal=${found.ordinal}` };
    },

    /** The sound of an alternative; undefined when there is none. */
    async find(caller: Caller, id: AlternativeId) {
      const found = await repository.findAlternative(db, caller.id, id);
      if (found === undefined) return undefined;
      const name = nameOf(id, heardText(found.text));
      const size = await files.size(name);
      return size === undefined ? undefined : { name, size, read: (range: ByteRange) => files.read(name, range) };
    },

    /** At the start of a process that is alone on its database: whatever is set aside has lost its process. */
    reapAll: () => reap(Number.MAX_SAFE_INTEGER),

    /** Removes the sounds of messages that are gone. */
    sweep: () => files.sweep((msgIds) => repository.goneMessages(db, msgIds)),

    /** Ends what this process makes; what it would have cost is given back. */
    async close(): Promise<void> {
      isClosing = true;
      const works = [...live];
      for (const { controller } of works) controller.abort(shuttingDown());
      await Promise.allSettled([reaper.close(), ...works.map(({ finished }) => finished)]);
    },
  };
};
export type SpeechService = ReturnType<typeof createSpeechService>;
