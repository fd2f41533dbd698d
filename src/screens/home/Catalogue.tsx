import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isChoosing, isEmpty, isLoading, isSearched } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { late } from '#src/ui/late.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { CatalogueCount } from './CatalogueCount.tsx';
import { CatalogueEnd } from './CatalogueEnd.tsx';
import { CharacterGrid } from './CharacterGrid.tsx';
import { ExploreSearch } from './ExploreSearch.tsx';
import type { ExploreRef } from './exploreTypes.ts';
import { FilterBar } from './FilterBar.tsx';
import { GridSkeleton } from './HomeSkeleton.tsx';
import { TagFilter } from './TagFilter.tsx';
import { useInViewAfter } from './useInViewAfter.ts';

const section = css({
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '8', lg: '10' },
  /* What is above the cards keeps its place while they come. */
  overflowAnchor: 'none',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
});
const heading = css({ textStyle: 'heading' });
const filters = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '4', mb: '5' });
const grid = css({ transitionProperty: 'common', transitionDuration: 'normal' });
const isStale = css({ opacity: '0.45' });

const Nobody = late(() => import('./Nobody.tsx'));

interface CatalogueProps {
  explore: ExploreRef;
  /** Whoever looks is not signed in. */
  isStranger: boolean;
  /** The hero stands above, with some of the characters. */
  isBelowHero: boolean;
}

const Cards = ({ explore, isStranger, isBelowHero }: CatalogueProps) => {
  const isWaiting = useSelector(explore, isLoading);
  // Where the list stands in the page is measured when it is drawn.
  const isFolded = useSelector(explore, isSearched);
  const isChanging = useSelector(explore, isChoosing);
  const hasNone = useSelector(explore, isEmpty);
  if (isWaiting)
    return (
      <>
        <VisuallyHidden>{m.home_loading()}</VisuallyHidden>
        <GridSkeleton />
      </>
    );
  if (hasNone)
    return (
      <Suspense fallback={<GridSkeleton />}>
        <Nobody explore={explore} isStranger={isStranger} />
      </Suspense>
    );
  return (
    <div className={cx(grid, isChanging && isStale)}>
      <CharacterGrid key={String(isFolded)} explore={explore} isStranger={isStranger} isBelowHero={isBelowHero} />
    </div>
  );
};

/** All characters, by search, tag, origin and order. Nothing stands above it while one searches. */
export const Catalogue = ({ explore, isStranger, isBelowHero }: CatalogueProps) => {
  const isFirst = useSelector(explore, isSearched);
  const Heading = isFirst ? 'h1' : 'h2';
  const isWaiting = useSelector(explore, isLoading);
  const isChanging = useSelector(explore, isChoosing);
  const place = useInViewAfter(isFirst, isWaiting || isChanging);
  return (
    <section
      ref={place}
      id="explore"
      className={section}
      aria-labelledby="explore-heading"
      aria-busy={isWaiting || isChanging}
    >
      <div className={head}>
        <Heading id="explore-heading" className={heading}>
          {m.home_all()}
        </Heading>
        <ExploreSearch explore={explore} />
      </div>
      <div className={filters}>
        <FilterBar explore={explore} />
        <TagFilter explore={explore} />
      </div>
      <CatalogueCount explore={explore} isBelowHero={isBelowHero} />
      <Cards explore={explore} isStranger={isStranger} isBelowHero={isBelowHero} />
      <CatalogueEnd explore={explore} />
    </section>
  );
};
