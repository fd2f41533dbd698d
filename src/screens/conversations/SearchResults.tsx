import { useSelector } from '@xstate/react';
import {
  canLoadMore,
  hasFailed,
  hasMoreFailed,
  isEmpty,
  isFound,
  isLoadingMore,
  isSearching,
  isSearchingFirst,
} from '#machines/search/searchSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { useInfiniteScroll } from '#src/ui/useInfiniteScroll.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { useToday } from '../useToday.ts';
import { failureText } from '../wording.ts';
import type { SearchRef } from './conversationTypes.ts';
import { HitItem } from './HitItem.tsx';
import { itemList } from './itemStyles.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { countText } from '../money.ts';

const place = css({ px: '4', pt: '2' });
const end = css({ display: 'grid', justifyItems: 'center', pt: '2', px: '4', color: 'fg.muted' });

const foundText = (count: number, hasMore: boolean): string => {
  if (hasMore) return m.search_found_more({ count: countText(count) });
  return count === 1 ? m.search_found_one() : m.search_found({ count: countText(count) });
};

/** Behind the last hit: more by scrolling on or by the button, or why there is none. */
const ResultsEnd = ({ search }: { search: SearchRef }) => {
  const hasMore = useSelector(search, canLoadMore);
  const isWaiting = useSelector(search, isLoadingMore);
  const isFailed = useSelector(search, hasMoreFailed);
  const requestMore = () => {
    search.send({ type: 'more.requested' });
  };
  const marker = useInfiniteScroll(hasMore, requestMore);
  return (
    <div className={end} ref={marker}>
      {hasMore ? (
        <Button size="md" variant="outline" color="ink" onClick={requestMore}>
          {m.search_more()}
        </Button>
      ) : null}
      {isWaiting ? <Spinner /> : null}
      {isFailed ? <ReloadNotice flow={search}>{m.search_more_failed()}</ReloadNotice> : null}
    </div>
  );
};

/** What was found; the hits before stay while other words are searched for. */
export const SearchResults = ({ search }: { search: SearchRef }) => {
  const hits = useSelector(search, (snapshot) => snapshot.context.hits);
  const words = useSelector(search, (snapshot) => snapshot.context.searched);
  const hasMore = useSelector(search, canLoadMore);
  const failure = useSelector(search, (snapshot) => snapshot.context.failure);
  const isFailed = useSelector(search, hasFailed);
  const hasNone = useSelector(search, isEmpty);
  const isDone = useSelector(search, isFound);
  const isWaiting = useSelector(search, isSearching);
  const isFirst = useSelector(search, isSearchingFirst);
  const today = useToday();
  return (
    <section aria-label={m.search_results()} aria-busy={isWaiting}>
      <VisuallyHidden>
        <output>{isDone ? foundText(hits.length, hasMore) : null}</output>
      </VisuallyHidden>
      {isFailed ? (
        <div className={place}>
          <ReloadNotice flow={search}>
            {`${m.search_failed()} ${failure === null ? '' : failureText(failure)}`}
          </ReloadNotice>
        </div>
      ) : null}
      {isFirst ? <ListSkeleton label={m.search_searching()} /> : null}
      {hasNone ? (
        <EmptyState icon={<SearchIcon />} title={m.search_empty_title()} isAlert>
          {m.search_empty_text({ query: words })}
        </EmptyState>
      ) : null}
      {hits.length === 0 ? null : (
        <>
          <ul className={itemList}>
            {hits.map((hit) => (
              <li key={hit.msgId}>
                <HitItem hit={hit} words={words} today={today} />
              </li>
            ))}
          </ul>
          <ResultsEnd search={search} />
        </>
      )}
    </section>
  );
};
