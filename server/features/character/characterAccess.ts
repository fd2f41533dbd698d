import type { characters } from '#server/db/schema.ts';

type Access = Pick<typeof characters.$inferSelect, 'accountId' | 'deleteTime' | 'status' | 'visibility' | 'review'>;
type Viewer = { readonly id: string } | undefined;

/** Whether somebody made a character. */
export const isOwnOf = ({ accountId }: Pick<Access, 'accountId'>, viewer: Viewer): boolean =>
  viewer !== undefined && accountId === viewer.id;

/** A character as somebody sees it: one that was made private stays to others what it was before. */
export const asSeenBy = <Character extends Pick<typeof characters.$inferSelect, 'accountId' | 'lastShown'>>(
  character: Character,
  viewer: Viewer,
): Character => (isOwnOf(character, viewer) ? character : { ...character, ...character.lastShown });

/** Whether somebody who has the id of a character may see it: one's own in any state, those of others once they are ready, unless private or refused. */
export const isShownTo = (character: Access, viewer: Viewer): boolean =>
  character.deleteTime === null &&
  (isOwnOf(character, viewer) ||
    (character.status === 'ready' && character.visibility !== 'private' && character.review !== 'refused'));

/** Whether somebody may talk with a character. */
export const isOpenTo = (character: Access, viewer: Viewer): boolean =>
  character.status === 'ready' && isShownTo(character, viewer);
