import { useSelector } from '@xstate/react';
import { canLoadMore, isSettled } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import type { ExploreRef } from './exploreTypes.ts';
import { countText } from '../money.ts';

const hidden = css({ srOnly: true });

/** Tells those who do not see the grid how many are in it. */
export const CatalogueCount = ({ explore }: { explore: ExploreRef }) => {
  const count = countText(useSelector(explore, (snapshot) => snapshot.context.characters.length));
  const hasMore = useSelector(explore, canLoadMore);
  const isShown = useSelector(explore, isSettled);
  return (
    <output className={hidden}>
      {isShown ? (hasMore ? m.home_count_more({ count }) : m.home_count({ count })) : ''}
    </output>
  );
};
