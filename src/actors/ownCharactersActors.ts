import { fromPromise } from 'xstate';
import type { Creation, OwnCharacter, UgcDetail } from '#contract/ownCharacter.ts';
import type {
  CharacterSave,
  ChosenFile,
  EditedCharacter,
  LorebookFile,
  PortraitSave,
} from '#machines/characterEdit/characterEditSetup.ts';
import type { CreationRetry, Deletion, VisibilityChange } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import { isUnderWay, type LoadedOwnCharacters } from '#machines/ownCharacters/ownCharactersMachine.ts';
import type { Api } from '#src/api/api.ts';
import { checkReadable, unreadable } from './readable.ts';
import { createCardApi } from '#src/api/cardApi.ts';
import { createOwnCharacterApi } from '#src/api/ownCharacterApi.ts';

export const ownCharactersActors = ({ client }: Api) => {
  const own = createOwnCharacterApi(client);
  /** How far one is matters less than that the list comes. */
  const creationOf = async (character: OwnCharacter, signal: AbortSignal): Promise<Creation | null> => {
    if (!isUnderWay(character)) return null;
    try {
      return await own.status(character.characterId, { signal });
    } catch {
      return null;
    }
  };
  return {
    loadOwnCharacters: fromPromise<LoadedOwnCharacters, void>(async ({ signal }) => {
      const characters = await own.list({ signal });
      return {
        characters: await Promise.all(
          characters.map(async (character) => {
            const creation = await creationOf(character, signal);
            return { ...character, progress: creation?.progress ?? null, place: creation?.place ?? null };
          }),
        ),
      };
    }),
  };
};

export const ownCharacterActsActors = ({ client }: Api) => {
  const own = createOwnCharacterApi(client);
  return {
    deleteCharacter: fromPromise<void, Deletion>(({ input: { characterId, intentId }, signal }) =>
      own.remove(characterId, { signal, idempotencyKey: intentId }),
    ),
    changeVisibility: fromPromise<OwnCharacter, VisibilityChange>(
      ({ input: { characterId, visibility, intentId }, signal }) =>
        own.update({ characterId, change: { visibility } }, { signal, idempotencyKey: intentId }),
    ),
    retryCreation: fromPromise<void, CreationRetry>(async ({ input: { characterId, intentId }, signal }) => {
      await own.retry(characterId, { signal, idempotencyKey: intentId });
    }),
  };
};

/** Files that are read are those that `fileOf` gives for their ids. */
export const characterEditActors = ({ client }: Api, fileOf: (id: string) => File | undefined) => {
  const own = createOwnCharacterApi(client);
  const cards = createCardApi(client);
  return {
    savePortrait: fromPromise<OwnCharacter, PortraitSave>(
      async ({ input: { characterId, file, intentId }, signal }) => {
        const picture = fileOf(file.id);
        if (picture === undefined) throw unreadable();
        await checkReadable(picture);
        const options = { signal, idempotencyKey: intentId };
        return (await own.portrait({ characterId, file: picture }, options)).character;
      },
    ),
    readLorebook: fromPromise<LorebookFile, ChosenFile>(async ({ input: { id }, signal }) => {
      const file = fileOf(id);
      if (file === undefined) throw unreadable();
      await checkReadable(file);
      return cards.lorebook(file, { signal });
    }),
    loadCharacter: fromPromise<UgcDetail, EditedCharacter>(({ input: { characterId }, signal }) =>
      own.detail(characterId, { signal }),
    ),
    saveCharacter: fromPromise<OwnCharacter, CharacterSave>(({ input: { characterId, change, intentId }, signal }) =>
      own.update({ characterId, change }, { signal, idempotencyKey: intentId }),
    ),
  };
};
