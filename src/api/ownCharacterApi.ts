import type { RequestOf, ResponseOf } from '#contract/call.ts';
import { ugcPortrait } from '#contract/portrait.ts';
import {
  type CharacterOptions,
  characterList,
  characterOptions,
  characterPreview,
  type CharacterQuickOptions,
  characterQuickOptions,
  type Creation,
  type OwnCharacter,
  ugcCreate,
  ugcDelete,
  ugcDescribe,
  type UgcDetail,
  ugcDetail,
  ugcRetry,
  ugcStatus,
  ugcUpdate,
} from '#contract/ownCharacter.ts';
import { UPLOAD_TIMEOUT } from './cardApi.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Characters of one's own: making them, and what one does with them then. */
export const createOwnCharacterApi = (client: ApiClient) => {
  const list = async (options?: CallOptions): Promise<readonly OwnCharacter[]> =>
    (await client.call(characterList, { origin: 'ugc' }, options)).characters;
  return {
    options: (options?: CallOptions): Promise<CharacterOptions> => client.call(characterOptions, {}, options),
    quickOptions: (options?: CallOptions): Promise<CharacterQuickOptions> =>
      client.call(characterQuickOptions, {}, options),

    create: (request: RequestOf<typeof ugcCreate>, options?: CallOptions): Promise<Creation> =>
      client.call(ugcCreate, request, options),
    status: (characterId: string, options?: CallOptions): Promise<Creation> =>
      client.call(ugcStatus, { characterId }, options),
    retry: (characterId: string, options?: CallOptions): Promise<Creation> =>
      client.call(ugcRetry, { characterId }, options),
    describe: (request: RequestOf<typeof ugcDescribe>, options?: CallOptions): Promise<{ text: string }> =>
      client.call(ugcDescribe, request, options),

    /** The newest first. */
    list,
    /** One's own character as a list shows it; `null` when it is not there. */
    async one(characterId: string, options?: CallOptions): Promise<OwnCharacter | null> {
      return (await list(options)).find((character) => character.characterId === characterId) ?? null;
    },
    detail: (characterId: string, options?: CallOptions): Promise<UgcDetail> =>
      client.call(ugcDetail, { characterId }, options),
    update: (request: RequestOf<typeof ugcUpdate>, options?: CallOptions): Promise<OwnCharacter> =>
      client.call(ugcUpdate, request, options),
    portrait: (request: RequestOf<typeof ugcPortrait>, options: CallOptions): Promise<ResponseOf<typeof ugcPortrait>> =>
      client.call(ugcPortrait, request, { ...options, timeout: UPLOAD_TIMEOUT }),
    async remove(characterId: string, options?: CallOptions): Promise<void> {
      await client.call(ugcDelete, { characterId }, options);
    },
  };
};

/** Address of the painted portrait of looks, which are JSON. */
export const previewUrl = (looks: string): string =>
  `${characterPreview.path}?${new URLSearchParams({ appearance: looks })}`;
