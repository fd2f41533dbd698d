import { useSelector } from '@xstate/react';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import type { ExploreRef } from './exploreTypes.ts';
import { FilterLink } from './FilterLink.tsx';

const bar = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' });
const group = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none' });

const SORTS = [
  { sort: 'popular', text: m.home_sort_popular },
  { sort: 'new', text: m.home_sort_new },
] as const;
const ORIGINS = [
  { origin: null, text: m.home_origin_all },
  { origin: 'pgc', text: m.home_origin_pgc },
  { origin: 'ugc', text: m.home_origin_ugc },
] as const;

/** In which order, and by whom. */
export const FilterBar = ({ explore }: { explore: ExploreRef }) => {
  const filter = useSelector(explore, (snapshot) => snapshot.context.filter);
  return (
    <div className={bar}>
      <ul className={group} aria-label={m.home_sort()}>
        {SORTS.map(({ sort, text }) => (
          <li key={sort}>
            <FilterLink explore={explore} change={{ sort }} isChosen={sort === filter.sort}>
              {text()}
            </FilterLink>
          </li>
        ))}
      </ul>
      <ul className={group} aria-label={m.home_origin()}>
        {ORIGINS.map(({ origin, text }) => (
          <li key={origin}>
            <FilterLink explore={explore} change={{ origin }} isChosen={origin === filter.origin}>
              {text()}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
