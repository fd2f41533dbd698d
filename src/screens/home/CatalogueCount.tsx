import { useSelector } from '@xstate/react';
import { canLoadMore, isSettled } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import type { ExploreRef } from './exploreTypes.ts';
import { countText } from '../money.ts';
import { useListed } from './useListed.ts';

const hidden = css({ srOnly: true });
const line = css({ display: 'block', mb: '4', color: 'fg.muted' });

const countOf = (count: number, hasMore: boolean): string => {
  if (hasMore) return m.home_count_more({ count: countText(count) });
  return count === 1 ? m.home_count_one() : m.home_count({ count: countText(count) });
};

interface CatalogueCountProps {
  explore: ExploreRef;
  isBelowHero: boolean;
}

/** Tells those who do not see the grid how many are in it, and everybody where nobody has all that was searched for. */
export const CatalogueCount = ({ explore, isBelowHero }: CatalogueCountProps) => {
  const count = useListed(explore, isBelowHero).length;
  const hasMore = useSelector(explore, canLoadMore);
  const isShown = useSelector(explore, isSettled);
  const near = useSelector(explore, ({ context }) => context.near);
  return near === null ? (
    <output className={hidden}>{isShown ? countOf(count, hasMore) : ''}</output>
  ) : (
    <output className={line}>{m.home_near({ query: near })}</output>
  );
};
