import type { CharacterSummary } from '#contract/character.ts';
import {
  pictaskCharacterRecommend,
  pictaskGallery,
  pictaskGalleryCharacters,
  pictaskPictureDelete,
  pictaskPictureDownload,
  pictaskPictureShow,
} from '#contract/picture.ts';
import type { ApiClient, CallOptions } from './client.ts';

export interface PicturesPage {
  readonly characterId: string | null;
  readonly cursor: string | null;
  /** The page goes on at least until this picture. */
  readonly until: string | null;
}

/** Where the browser gets a picture as it is kept. */
export const downloadUrl = (pictureId: string): string =>
  `${pictaskPictureDownload.path}?${new URLSearchParams({ pictureId })}`;

/** The person's pictures, and what is done with them. */
export const createGalleryApi = (client: ApiClient) => ({
  /** A page of all, or of those of a character; null stands for all, and for the first page. */
  page: ({ characterId, cursor, until }: PicturesPage, options?: CallOptions) =>
    client.call(
      pictaskGallery,
      {
        ...(characterId !== null && { characterId }),
        ...(cursor !== null && { cursor }),
        ...(until !== null && { until }),
      },
      options,
    ),
  characters: (options?: CallOptions) => client.call(pictaskGalleryCharacters, {}, options),
  async recommended(options?: CallOptions): Promise<readonly CharacterSummary[]> {
    return (await client.call(pictaskCharacterRecommend, {}, options)).characters;
  },
  async remove(pictureId: string, options?: CallOptions): Promise<void> {
    await client.call(pictaskPictureDelete, { pictureId }, options);
  },
  async show(request: { pictureId: string; characterId: string }, options?: CallOptions): Promise<void> {
    await client.call(pictaskPictureShow, request, options);
  },
});
