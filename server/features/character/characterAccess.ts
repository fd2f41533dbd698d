import type { characters } from '#server/db/schema.ts';

type Access = Pick<typeof characters.$inferSelect, 'accountId' | 'deleteTime' | 'status' | 'visibility' | 'review'>;
type Viewer = { readonly id: string } | undefined;

/** Whether somebody made a character. */
export const isOwnOf = ({ accountId }: Pick<Access, 'accountId'>, viewer: Viewer): boolean =>
  viewer !== undefined && accountId === viewer.id;

/** A character as somebody sees it: one that was made private, or whose change waits for its review, stays to others what it was before. */
export const asSeenBy = <Character extends Pick<typeof characters.$inferSelect, 'accountId' | 'lastShown'>>(
  character: Character,
  viewer: Viewer,
): Character => (isOwnOf(character, viewer) ? character : { ...character, ...character.lastShown });

/** What becomes of a character's review while others may see it; those that go by their address alone have none. */
export const OPEN_REVIEWS = ['none', 'approved'] as const satisfies readonly Access['review'][];

/** What becomes of a character that passed its review: others see it as it is now. */
export const APPROVED = { review: 'approved', lastShown: null } as const;

/** Whether somebody who has the id of a character may see it: one's own in any state, those of others once they are ready and reviewed, unless private. */
export const isShownTo = (character: Access, viewer: Viewer): boolean =>
  character.deleteTime === null &&
  (isOwnOf(character, viewer) ||
    (character.status === 'ready' &&
      character.visibility !== 'private' &&
      OPEN_REVIEWS.some((open) => open === character.review)));

/** Whether somebody may talk with a character. */
export const isOpenTo = (character: Access, viewer: Viewer): boolean =>
  character.status === 'ready' && isShownTo(character, viewer);
