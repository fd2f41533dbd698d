import { characterExplore, type ExploreSort, homepage, type Origin } from '#contract/character.ts';
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
});
