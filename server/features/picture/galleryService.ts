import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { errNo } from '#contract/errNo.ts';
import type { GalleryCharacter, Picture } from '#contract/picture.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { isChatPicture } from '#server/features/media/pictureKeys.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { MediaStorage } from '#server/providers/image/storage/mediaStorage.ts';
import { readCursor, writeCursor } from './galleryCursor.ts';
import * as repository from './galleryRepository.ts';
import type { PictureRow } from './galleryRepository.ts';
import { findTask } from './taskRepository.ts';

export interface GalleryDeps {
  readonly db: Database;
  readonly storage: Pick<MediaStorage, 'read'>;
  readonly orphanedFiles: OrphanedFiles;
}

interface GalleryRequest {
  readonly characterId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly until?: string | undefined;
}

const noPicture = (): ApiError => new ApiError(errNo.notFound, 'No such picture');

const mustOwn = (caller: Caller, row: PictureRow | undefined): PictureRow => {
  if (row === undefined) throw noPicture();
  if (row.accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The picture is not yours');
  return row;
};

/** Pictures that somebody has, and what they do with them. Of a picture of another: 1003; of none: 1004. */
export const createGalleryService = ({ db, storage, orphanedFiles }: GalleryDeps) => ({
  async page(
    caller: Caller,
    { characterId, cursor, until, ...request }: GalleryRequest,
  ): Promise<{ pictures: Picture[]; nextCursor: string | null; missingId?: string }> {
    const after = cursor === undefined ? undefined : readCursor(characterId, cursor);
    const whose = { accountId: caller.id, characterId };
    const least = until === undefined ? 0 : await repository.countUntil(db, whose, after, until);
    const limit = Math.max(request.limit, least);
    const found = await repository.galleryPage(db, whose, { after, limit: limit + 1 });
    const pictures = found.slice(0, limit);
    const last = pictures.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      pictures,
      nextCursor: hasMore ? writeCursor(characterId, { createTime: last.createTime, id: last.pictureId }) : null,
      ...(until !== undefined && least === 0 && { missingId: until }),
    };
  },

  async characters(caller: Caller): Promise<{ characters: GalleryCharacter[]; count: number }> {
    const [characters, count] = await Promise.all([
      repository.charactersOfGallery(db, caller.id),
      repository.countPictures(db, caller.id),
    ]);
    return { characters, count };
  },

  async remove(tx: Transaction, caller: Caller, pictureId: string): Promise<void> {
    const { image } = mustOwn(caller, await repository.lockPicture(tx, pictureId));
    await repository.takeFromMessages(tx, caller.id, image);
    await repository.deletePictures(tx, [image]);
    await orphanedFiles.lose(tx, [image]);
  },

  /** Before an account goes, within its transaction: what came with answers goes with those, unless it was taken from them. */
  async removeAll(tx: Transaction, accountId: string): Promise<void> {
    const made = await repository.imagesOfAccount(tx, accountId);
    const left = made.filter(({ image, blockTime }) => blockTime !== null || !isChatPicture(image));
    await orphanedFiles.lose(
      tx,
      left.map(({ image }) => image),
    );
  },

  /** After `remove`. */
  sweep: (): void => void orphanedFiles.sweep(),

  /** The file as it is kept, and whom it shows. */
  async file(caller: Caller, pictureId: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; characterName: string }> {
    const { image, characterName } = mustOwn(caller, await repository.findPicture(db, pictureId));
    const bytes = await storage.read(image);
    if (bytes === undefined) throw noPicture();
    return { bytes, characterName };
  },

  /** The file and the words that it was asked for with, for a message that shows it. */
  async toShow(tx: Transaction, caller: Caller, pictureId: string): Promise<{ image: string; prompt: string }> {
    const { image, taskId } = mustOwn(caller, await repository.lockPicture(tx, pictureId));
    const task = await findTask(tx, taskId);
    return { image, prompt: task?.wish.prompt ?? '' };
  },
});
export type GalleryService = ReturnType<typeof createGalleryService>;
