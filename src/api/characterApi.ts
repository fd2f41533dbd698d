import { characterDetail, characterExplore, homepage } from '#contract/character.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createCharacterApi = (client: ApiClient) => ({
  homepage: (options?: CallOptions) => client.call(homepage, {}, options),

  /** A page of the catalogue; null stands for all tags and for the first page. */
  explore: ({ tag, cursor }: { tag: string | null; cursor: string | null }, options?: CallOptions) =>
    client.call(characterExplore, { ...(tag !== null && { tag }), ...(cursor !== null && { cursor }) }, options),

  detail: (characterId: string, options?: CallOptions) => client.call(characterDetail, { characterId }, options),
});
