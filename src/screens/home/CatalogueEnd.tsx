import { useSelector } from '@xstate/react';
import { canLoadMore, hasChoosingFailed, hasMoreFailed, isLoadingMore } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { useInfiniteScroll } from '#src/ui/useInfiniteScroll.ts';
import { css } from '#styled/css';
import type { ExploreRef } from './exploreTypes.ts';
import { GridSkeleton } from './HomeSkeleton.tsx';
import { RetryNotice } from '../RetryNotice.tsx';

const end = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', pt: '8' });
const wide = css({ width: 'full', pt: '5' });

/** Behind the last card: more by scrolling on or by the button, or why there is none. */
export const CatalogueEnd = ({ explore }: { explore: ExploreRef }) => {
  const hasMore = useSelector(explore, canLoadMore);
  const isBusy = useSelector(explore, isLoadingMore);
  const hasFailed = useSelector(explore, hasMoreFailed);
  const hasTagFailed = useSelector(explore, hasChoosingFailed);
  const requestMore = () => {
    explore.send({ type: 'more.requested' });
  };
  const marker = useInfiniteScroll(hasMore, requestMore);
  if (isBusy)
    return (
      <div className={wide}>
        <GridSkeleton />
      </div>
    );
  return (
    <div className={end} ref={marker}>
      {hasMore ? (
        <Button variant="outline" color="ink" onClick={requestMore}>
          {m.home_more()}
        </Button>
      ) : null}
      {hasFailed || hasTagFailed ? (
        <RetryNotice
          onRetry={() => {
            explore.send({ type: 'load.retried' });
          }}
        >
          {hasFailed ? m.home_more_failed() : m.home_choosing_failed()}
        </RetryNotice>
      ) : null}
    </div>
  );
};
