import { useSelector } from '@xstate/react';
import { QUERY_MAX } from '#contract/chatActs.ts';
import { isSearching } from '#machines/search/searchSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { SearchField } from '#src/ui/SearchField.tsx';
import type { SearchRef } from './conversationTypes.ts';

/** Where one types what to search for. The machine waits for a pause. */
export const ConversationSearch = ({ search }: { search: SearchRef }) => (
  <SearchField
    label={m.search_label()}
    clearLabel={m.search_clear()}
    value={useSelector(search, (snapshot) => snapshot.context.query)}
    maxLength={QUERY_MAX}
    isWaiting={useSelector(search, isSearching)}
    onType={(text) => {
      search.send({ type: 'query.changed', text });
    }}
    onClear={() => {
      search.send({ type: 'query.cleared' });
    }}
  />
);
