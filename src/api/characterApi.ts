import { characterDetail, characterExplore, type ExploreSort, homepage, type Origin } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { id } from '#contract/text.ts';
import { ApiFailure } from './apiFailure.ts';
import type { ApiClient, CallOptions } from './client.ts';

export interface ExplorePage {
  readonly query: string | null;
  readonly tag: string | null;
  readonly origin: Origin | null;
  readonly sort: ExploreSort;
  readonly cursor: string | null;
}

export const createCharacterApi = (client: ApiClient) => ({
  homepage: (options?: CallOptions) => client.call(homepage, {}, options),

  /** A page of the catalogue; null stands for all, and for the first page. */
  explore: ({ query, tag, origin, sort, cursor }: ExplorePage, options?: CallOptions) =>
    client.call(
      characterExplore,
      {
        ...(query !== null && { query }),
        ...(tag !== null && { tag }),
        ...(origin !== null && { origin }),
        ...(cursor !== null && { cursor }),
        sort,
      },
      options,
    ),

  /** An address can name what is no id: nobody has that, and the server need not be asked. */
  async detail(characterId: string, options?: CallOptions) {
    if (!id.safeParse(characterId).success) throw new ApiFailure(errNo.notFound, 'No character has such an id');
    return client.call(characterDetail, { characterId }, options);
  },
});
