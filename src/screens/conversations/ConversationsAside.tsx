import { useSelector } from '@xstate/react';
import { isAskingFirst } from '#machines/conversationActs/conversationActsSelectors.ts';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { isActive } from '#machines/search/searchSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { useFocusComesBack } from '../useFocusComesBack.ts';
import { ConversationActDialog } from './ConversationActDialog.tsx';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';
import { ConversationSearch } from './ConversationSearch.tsx';
import type { SearchRef } from './conversationTypes.ts';
import { ImportButton } from './ImportButton.tsx';
import { ImportNotice } from './ImportNotice.tsx';
import { SearchResults } from './SearchResults.tsx';

const heading = css({ textStyle: 'nameSmall', px: '5', pt: '5', pb: '3', outline: 'none' });
const hint = css({ textStyle: 'small', color: 'fg.muted', px: '5', pt: '2' });
const place = css({ px: '4', pb: '2' });
const foot = css({ px: '4', py: '3', mt: 'auto' });
const column = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' });

export interface ConversationsAsideProps extends ConversationListProps {
  search: SearchRef;
}

/** The list beside a conversation; while one searches, what was found. */
export const ConversationsAside = ({ search, ...props }: ConversationsAsideProps) => {
  const { acts, conversations } = props;
  const hasNone = useSelector(conversations, isEmpty);
  const isAsking = useSelector(acts, isAskingFirst);
  const searches = useSelector(search, isActive);
  const title = useFocusComesBack(isAsking);
  return (
    <nav aria-label={m.conversations_title()} className={column}>
      <h2 ref={title} tabIndex={-1} className={heading}>
        {m.conversations_title()}
      </h2>
      <div className={place}>
        <ConversationSearch search={search} />
      </div>
      <ImportNotice acts={acts} />
      {searches ? <SearchResults search={search} /> : null}
      {hasNone && !searches ? <p className={hint}>{m.conversations_empty_text()}</p> : null}
      {hasNone || searches ? null : <ConversationList {...props} />}
      <div className={foot}>
        <ImportButton acts={acts} />
      </div>
      <ConversationActDialog acts={acts} />
    </nav>
  );
};
