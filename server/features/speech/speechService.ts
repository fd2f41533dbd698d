import { errNo } from '#contract/errNo.ts';
import { type Voice, voice as voiceSchema } from '#contract/characterDraft.ts';
import type { Database } from '#server/db/database.ts';
import type { AlternativeId } from '#server/features/conversation/alternativeRepository.ts';
import { singleFlight } from '#server/features/media/singleFlight.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { SpeechProvider } from '#server/providers/speech/speechProvider.ts';
import type { ByteRange } from './byteRange.ts';
import { hasWords, heardText } from './heardText.ts';
import { soundFiles } from './soundFiles.ts';
import { createSoundWorks } from './soundWorks.ts';
import { unknownMessage } from './speechErrors.ts';
import * as repository from './speechRepository.ts';

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

export const createSpeechService = ({ db, provider, voice, cost, folder, log }: SpeechDeps) => {
  const files = soundFiles(folder);
  const works = createSoundWorks({ db, files, voice, cost, log });
  const flight = singleFlight<void>();
  const failures = new Map<string, ApiError>();

  const nameOf = (id: AlternativeId, text: string): string => files.nameOf(id, [provider?.name ?? '', voice, text]);

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
        const sound = { id: found, text, name: nameOf(found, text), speaker: provider };
        await flight(sound.name, () => works.ensure(caller.id, sound));
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

    /** Removes the sounds of messages that are gone. */
    sweep: () => files.sweep((msgIds) => repository.goneMessages(db, msgIds)),

    reapAll: works.reapAll,
    close: works.close,
  };
};
export type SpeechService = ReturnType<typeof createSpeechService>;
