import type { Database } from '#server/db/database.ts';
import { isShownTo } from '#server/features/character/characterAccess.ts';
import { findCharacter, talksWith } from '#server/features/character/characterRepository.ts';
import type { Openness } from '#server/features/media/imageRoutes.ts';
import { portraitSubjectOf } from '#server/features/media/portraits.ts';
import { ownsImage, wasTold } from './galleryRepository.ts';

/** Whether somebody may load the picture of a key. */
export type MayLoad = (accountId: string, key: string) => Promise<boolean>;

/** Those of a character are open as long as its page is. */
export const createOpennessOf =
  (db: Database) =>
  async (key: string): Promise<Openness> => {
    const characterId = portraitSubjectOf(key);
    const character = characterId === undefined ? undefined : await findCharacter(db, characterId);
    return character !== undefined && isShownTo(character, undefined) ? 'lasting' : 'closed';
  };

/** What a character looks like is for whoever sees it, and for those who have a conversation with it, whatever its owner did since. */
const maySee = async (db: Database, accountId: string, characterId: string): Promise<boolean> => {
  const character = await findCharacter(db, characterId);
  return (
    (character !== undefined && isShownTo(character, { id: accountId })) ||
    (character?.status !== 'blocked' && (await talksWith(db, accountId, characterId)))
  );
};

/** Pictures belong to whoever had them made, and those that came with an answer to whose conversation it is too. */
export const createMayLoad =
  (db: Database): MayLoad =>
  async (accountId, key) => {
    const portraitSubject = portraitSubjectOf(key);
    if (portraitSubject !== undefined) return maySee(db, accountId, portraitSubject);
    if (await ownsImage(db, accountId, key)) return true;
    return key.startsWith('chat/') && wasTold(db, accountId, key);
  };
