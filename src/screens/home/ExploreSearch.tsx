import { useSelector } from '@xstate/react';
import { EXPLORE_QUERY_MAX } from '#contract/character.ts';
import { isSearching } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { SearchField } from '#src/ui/SearchField.tsx';
import { css } from '#styled/css';
import type { ExploreRef } from './exploreTypes.ts';

const place = css({ width: 'full', maxWidth: { md: 'card' } });

/** Where one types whom to look for. The machine waits for a pause. */
export const ExploreSearch = ({ explore }: { explore: ExploreRef }) => (
  <SearchField
    label={m.home_search()}
    clearLabel={m.home_search_clear()}
    value={useSelector(explore, (snapshot) => snapshot.context.text)}
    maxLength={EXPLORE_QUERY_MAX}
    isWaiting={useSelector(explore, isSearching)}
    className={place}
    onType={(text) => {
      explore.send({ type: 'query.typed', text });
    }}
    onClear={() => {
      explore.send({ type: 'query.cleared' });
    }}
  />
);
