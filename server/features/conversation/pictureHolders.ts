import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/features/media/orphanedFiles.ts';
import { isChatPicture } from '#server/features/media/pictureKeys.ts';
import { existingImages } from '#server/features/picture/galleryRepository.ts';
import { charactersWithPictures } from '#server/features/character/ownCharacterRepository.ts';
import { expressionPicturesOf } from '#server/features/media/expressions.ts';
import { isFormerPortrait, portraitSubjectOf } from '#server/features/media/portraits.ts';
import { filesInReports } from '#server/features/blocking/blockingRepository.ts';
import { imagesTold } from './alternativeRepository.ts';

/** Which files belong to something: a file is deleted only where all that can have one are asked here. */
export const heldFor = async (db: Queries, keys: readonly string[]): Promise<Held> => {
  const made = await existingImages(db, keys);
  const chat = keys.filter(isChatPicture);
  const told = chat.length === 0 ? [] : await imagesTold(db, chat);
  const portraitSubjects = keys.flatMap((key) => {
    const characterId = portraitSubjectOf(key);
    return characterId === undefined ? [] : [{ key, characterId }];
  });
  const ids = new Set(portraitSubjects.map(({ characterId }) => characterId));
  const characters = ids.size === 0 ? [] : await charactersWithPictures(db, [...ids]);
  const found = new Map(characters.map((character) => [character.id, character]));
  const sitting = (there: boolean): string[] =>
    portraitSubjects.flatMap(({ key, characterId }) => {
      const character = found.get(characterId);
      if (character === undefined) return [];
      const isTheirs = !isFormerPortrait(key, character) || expressionPicturesOf(character).includes(key);
      return isTheirs && (character.deleteTime === null) === there ? [key] : [];
    });
  return {
    owned: new Set([...made, ...told, ...sitting(true)]),
    lent: new Set([...sitting(false), ...(await filesInReports(db, keys))]),
  };
};
