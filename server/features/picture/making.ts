import { randomUUID } from 'node:crypto';
import type { Content } from '#contract/care.ts';
import type { Refusal } from '#contract/characterDraft.ts';
import type { PictureFailure } from '#contract/picture.ts';
import type { Database } from '#server/db/database.ts';
import { refusalOf } from '#server/features/care/content.ts';
import type { Judge } from '#server/features/care/judge.ts';
import { asSeenBy } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { looksOf } from '#server/features/media/looks.ts';
import { variationOf } from '#server/features/media/variation.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { type PictureProvider, PictureProviderError } from '#server/providers/picture/pictureProvider.ts';
import type { NewPicture } from './galleryRepository.ts';
import { judgePicture, judgeWish } from './judgeWish.ts';
import { failureOf, persist } from './retryPolicy.ts';
import { placeholderOf } from './placeholder.ts';
import { backdropOf, sittingOf } from './sittingOf.ts';
import type { TaskRow } from './taskRepository.ts';

/** How a task can end. */
export type Outcome =
  | { readonly status: 'ready'; readonly pictures: readonly NewPicture[] }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'failed'; readonly failure: PictureFailure };

export interface MakingDeps {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'write'>;
  readonly provider: PictureProvider;
  readonly moderation: ModerationProvider;
  readonly judge: Pick<Judge, 'strictly'>;
  /** Milliseconds before each further try of one picture. */
  readonly pauses: readonly number[];
}

/** A run of a task. */
export interface Making {
  readonly row: TaskRow;
  /** Where its pictures go. */
  readonly keys: readonly string[];
  /** Ends the work at whoever makes pictures. */
  readonly signal: AbortSignal;
  /** Whole per cent of all pictures. */
  readonly onProgress: (percent: number) => void;
  /** What is asked for was judged. */
  readonly onJudged: (content: Content) => Promise<void>;
  /** The content rules allow it. */
  readonly onAllowed: () => Promise<void>;
}

/** The content rules refuse what came of it. */
class PictureRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The picture is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Makes the pictures of a task, one after the other. Throws what is no failure of a provider. */
export const createMaking = ({ db, storage, provider, moderation, judge, pauses }: MakingDeps) => {
  /** Why nothing of what is asked for may be on a picture; it is judged once, for all tries. */
  const refusalIn = async ({ row, signal, onJudged }: Making): Promise<Refusal | null> => {
    const wish = { wish: row.wish.prompt, known: row.content };
    const content = await persist(() => judgeWish(judge, wish, signal), pauses, signal);
    if (content !== row.content) await onJudged(content);
    return refusalOf(content);
  };

  const paint = async ({ row, keys, signal, onProgress }: Making, prompt: string): Promise<NewPicture[]> => {
    const { characterId, style, mood, setting, aspect } = row.wish;
    const appearanceOf = row.isFromChat ? variationOf : sittingOf;
    const found = characterId === null ? undefined : await findCharacter(db, characterId);
    const character = found && asSeenBy(found, { id: row.accountId });
    const looks = character && looksOf(character);
    const made: NewPicture[] = [];
    for (const [number, key] of keys.entries()) {
      const seed = `${row.id}/${number}`;
      const { picture } = await persist(
        () =>
          provider.make({
            prompt,
            name: character?.name,
            isSaid: row.isFromChat,
            appearance: looks === undefined ? null : appearanceOf(looks.appearance, row.id, number),
            ...(!row.isFromChat && { backdrop: backdropOf(looks?.appearance.setting ?? null, row.id, number) }),
            options: { style, mood, setting, aspect },
            seed: looks?.seed ?? seed,
            sitting: number,
            signal,
            onProgress: (percent) => onProgress(Math.floor((number * 100 + percent) / keys.length)),
          }),
        pauses,
        signal,
      );
      signal.throwIfAborted();
      const refusal = await persist(() => judgePicture(moderation, picture, signal), pauses, signal);
      if (refusal !== undefined) throw new PictureRefused(refusal);
      // What was made is not made again for a place that is away for a moment.
      await persist(() => storage.write(key, picture), pauses, signal);
      made.push({
        id: randomUUID(),
        characterId,
        characterName: character?.name ?? '',
        image: key,
        placeholder: await placeholderOf(picture),
        createTime: Math.max(Date.now(), (made.at(-1)?.createTime ?? 0) + 1),
      });
    }
    return made;
  };

  return async (making: Making): Promise<Outcome> => {
    try {
      const refusal = await refusalIn(making);
      // In a conversation somebody may speak of what no picture may show: then it shows the character, and nothing of what was said.
      if (refusal !== null && !making.row.isFromChat) return { status: 'refused', refusal };
      await making.onAllowed();
      const prompt = refusal === null ? making.row.wish.prompt : '';
      return { status: 'ready', pictures: await paint(making, prompt) };
    } catch (error) {
      making.signal.throwIfAborted();
      if (error instanceof PictureRefused) return { status: 'refused', refusal: error.refusal };
      if (error instanceof PictureProviderError && error.reason === 'refused')
        return { status: 'refused', refusal: 'other' };
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return { status: 'failed', failure };
    }
  };
};
