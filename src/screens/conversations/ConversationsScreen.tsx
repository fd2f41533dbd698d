import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { isAskingFirst } from '#machines/conversationActs/conversationActsSelectors.ts';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { isActive } from '#machines/search/searchSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ChatIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { useFocusComesBack } from '../useFocusComesBack.ts';
import { ConversationActDialog } from './ConversationActDialog.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationSearch } from './ConversationSearch.tsx';
import type { ConversationActsRef, ConversationsRef, SearchRef } from './conversationTypes.ts';
import { ImportButton } from './ImportButton.tsx';
import { ImportNotice } from './ImportNotice.tsx';
import { SearchResults } from './SearchResults.tsx';

const narrow = css({ maxWidth: 'column', mx: 'auto', px: { base: '2', sm: '4' }, pt: '6', pb: '8' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', px: '4', pb: '4' });
const heading = css({ textStyle: 'heading', flex: '1', outline: 'none' });
const place = css({ px: '4', pb: '3' });

export interface ConversationsScreenProps {
  conversations: ConversationsRef;
  acts: ConversationActsRef;
  search: SearchRef;
}

const Chats = ({ conversations, acts }: Omit<ConversationsScreenProps, 'search'>) => {
  const hasNone = useSelector(conversations, isEmpty);
  return hasNone ? (
    <EmptyState
      icon={<ChatIcon />}
      title={m.conversations_empty_title()}
      actions={
        <Link to={paths.home()} className={button()}>
          {m.chat_explore()}
        </Link>
      }
    >
      {m.conversations_empty_text()}
    </EmptyState>
  ) : (
    <ConversationList conversations={conversations} acts={acts} />
  );
};

/** All conversations of the person; while one searches, what was found in them. */
export const ConversationsScreen = ({ conversations, acts, search }: ConversationsScreenProps) => {
  const searches = useSelector(search, isActive);
  const isAsking = useSelector(acts, isAskingFirst);
  const title = useFocusComesBack(isAsking);
  return (
    <section className={narrow}>
      <div className={head}>
        <PageTitle>{m.conversations_title()}</PageTitle>
        <h1 ref={title} tabIndex={-1} className={heading}>
          {m.conversations_title()}
        </h1>
        <ImportButton acts={acts} />
      </div>
      <ImportNotice acts={acts} />
      <div className={place}>
        <ConversationSearch search={search} />
      </div>
      {searches ? <SearchResults search={search} /> : <Chats conversations={conversations} acts={acts} />}
      <ConversationActDialog acts={acts} />
    </section>
  );
};
