import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ChatIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { ConversationList, type ConversationsRef } from './ConversationList.tsx';

const narrow = css({ maxWidth: 'column', mx: 'auto', px: { base: '2', sm: '4' }, pt: '6', pb: '8' });
const heading = css({ textStyle: 'heading', px: '4', pb: '2' });

/** All conversations of the person. */
export const ConversationsScreen = ({ conversations }: { conversations: ConversationsRef }) => {
  const hasNone = useSelector(conversations, isEmpty);
  return (
    <section className={narrow}>
      <h1 className={heading}>{m.conversations_title()}</h1>
      {hasNone ? (
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
        <ConversationList conversations={conversations} />
      )}
    </section>
  );
};
