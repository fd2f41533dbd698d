import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import type { AlternativeId } from '#server/features/conversation/alternativeRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import { type SpeechProvider, SpeechProviderError } from '#server/providers/speech/speechProvider.ts';
import type { SoundFiles } from './soundFiles.ts';
import { unknownMessage } from './speechErrors.ts';
import { beat } from './speechRepository.ts';

/** A sound is held to be under way when its process gave a sign of life within `ABANDONED_AFTER`. */
const BEAT_EVERY = 3000;

/** A sound that is wanted. */
export interface Sound {
  readonly id: AlternativeId;
  readonly text: string;
  /** Of its file. */
  readonly name: string;
  readonly speaker: SpeechProvider;
}

export interface MakeSoundDeps {
  readonly db: Database;
  readonly files: SoundFiles;
  readonly voice: string;
  readonly log: Log;
}

const failureOf = (error: unknown, { id, speaker }: Sound, log: Log): unknown => {
  if (!(error instanceof SpeechProviderError)) return error;
  log.warn({ ...id, provider: speaker.name, err: error }, 'the provider gave no sound');
  return new ApiError(errNo.providerFailed, 'The provider gave no sound', null, error.retryAfter);
};

/** Has the provider make a sound and keeps it. Ends when the alternative is gone meanwhile. */
export const makeSound = async (
  { db, files, voice, log }: MakeSoundDeps,
  sound: Sound,
  controller: AbortController,
): Promise<void> => {
  const { id, text, name, speaker } = sound;
  const timer = setInterval(() => {
    beat(db, id).then(
      (isThere) => isThere || controller.abort(unknownMessage()),
      (error: unknown) => log.warn({ ...id, err: error }, 'a sign of life could not be stored'),
    );
  }, BEAT_EVERY);
  try {
    const { bytes } = await speaker.speak({ text, voice, signal: controller.signal });
    await files.write(name, bytes);
  } catch (error) {
    throw failureOf(error, sound, log);
  } finally {
    clearInterval(timer);
  }
};
