import { useSelector } from '@xstate/react';
import { isLoading } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { tagWords } from '../tagWords.ts';
import type { ExploreRef } from './exploreTypes.ts';
import { FilterLink } from './FilterLink.tsx';
import { TagsSkeleton } from './HomeSkeleton.tsx';

const row = css({
  display: 'flex',
  gap: '2',
  flexWrap: { lg: 'wrap' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: '[none]',
  mx: '[calc(-1 * token(spacing.gutter))]',
  px: 'gutter',
  py: '2',
  listStyle: 'none',
});

/** One tag at a time, or all; also one that so few have that it is not offered. */
export const TagFilter = ({ explore }: { explore: ExploreRef }) => {
  const isWaiting = useSelector(explore, isLoading);
  const offered = useSelector(explore, (snapshot) => snapshot.context.tags);
  const chosen = useSelector(explore, (snapshot) => snapshot.context.filter.tag);
  const names = offered.map(({ tag }) => tag);
  const isApart = chosen !== null && !names.includes(chosen);
  return (
    <ul className={row} aria-label={m.home_tags()}>
      {isWaiting ? (
        <TagsSkeleton />
      ) : (
        [null, ...(isApart ? [chosen] : []), ...names].map((tag) => (
          <li key={tag}>
            <FilterLink explore={explore} change={{ tag }} isChosen={tag === chosen}>
              {tag === null ? m.home_tag_all() : tagWords(tag)}
            </FilterLink>
          </li>
        ))
      )}
    </ul>
  );
};
