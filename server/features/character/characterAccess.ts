import type { characters } from '#server/db/schema.ts';

type Row = typeof characters.$inferSelect;
type Access = Pick<Row, 'accountId' | 'deleteTime' | 'status' | 'visibility' | 'review'>;
type Viewer = { readonly id: string } | undefined;

/** Whether somebody made a character. */
export const isOwnOf = ({ accountId }: Pick<Access, 'accountId'>, viewer: Viewer): boolean =>
  viewer !== undefined && accountId === viewer.id;

/** A character as somebody sees it: one that was made private, or whose change waits for its review, stays to others what it was before. */
export const asSeenBy = <Character extends Pick<Row, 'accountId' | 'lastShown'>>(
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

/** What others go on to see of a character that is changed: what they saw last, while it is private or waits for its review. */
export const shownAfter = (row: Row, values: Partial<Row>): Partial<Pick<Row, 'lastShown'>> => {
  const { name, age, tagline, tags } = row;
  if (isShownTo({ ...row, ...values }, undefined)) return row.lastShown === null ? {} : { lastShown: null };
  return isShownTo(row, undefined) ? { lastShown: { name, age, tagline, tags } } : {};
};

/** Whether somebody may talk with a character. */
export const isOpenTo = (character: Access, viewer: Viewer): boolean =>
  character.status === 'ready' && isShownTo(character, viewer);
