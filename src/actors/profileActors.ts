import { fromPromise } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import type { LoadProfileInput, Shared } from '#machines/profile/profileMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createProfileApi } from '#src/api/profileApi.ts';

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the address to the programs of the device where it has a way to, on phones above all; else copies it. */
const share = async (url: string): Promise<Shared> => {
  if (navigator.maxTouchPoints > 0 && typeof navigator.share === 'function') {
    try {
      await navigator.share({ url });
      return 'handedOver';
    } catch (error) {
      if (isGivenUp(error)) return 'givenUp';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
};

/** `pathOf` tells where anybody can meet a character, signed in or not. */
export const profileActors = (api: Api, pathOf: (characterId: string) => string) => ({
  loadProfile: fromPromise<CharacterProfile, LoadProfileInput>(({ input, signal }) =>
    createProfileApi(api.client).detail(input.characterId, { signal }),
  ),
  shareAddress: fromPromise<Shared, LoadProfileInput>(({ input }) =>
    share(new URL(pathOf(input.characterId), window.location.origin).href),
  ),
});
