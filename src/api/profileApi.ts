import { characterDetail, type CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { id } from '#contract/text.ts';
import { ApiFailure } from './apiFailure.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Everything of a character, for the screens about one. */
export const createProfileApi = (client: ApiClient) => ({
  /** An address can name what is no id: nobody has that, and the server need not be asked. */
  async detail(characterId: string, options?: CallOptions): Promise<CharacterProfile> {
    if (!id.safeParse(characterId).success) throw new ApiFailure(errNo.notFound, 'No character has such an id');
    return client.call(characterDetail, { characterId }, options);
  },
});
