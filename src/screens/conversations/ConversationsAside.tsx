import { useSelector } from '@xstate/react';
import { isAskingFirst } from '#machines/conversationActs/conversationActsSelectors.ts';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { useFocusComesBack } from '../useFocusComesBack.ts';
import { ConversationActDialog } from './ConversationActDialog.tsx';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const heading = css({ textStyle: 'nameSmall', px: '5', pt: '5', pb: '1', outline: 'none' });
const hint = css({ textStyle: 'small', color: 'fg.muted', px: '5', pt: '2' });

/** The list beside a conversation. */
export const ConversationsAside = (props: ConversationListProps) => {
  const { acts, conversations } = props;
  const hasNone = useSelector(conversations, isEmpty);
  const isAsking = useSelector(acts, isAskingFirst);
  const title = useFocusComesBack(isAsking);
  return (
    <nav aria-label={m.conversations_title()}>
      <h2 ref={title} tabIndex={-1} className={heading}>
        {m.conversations_title()}
      </h2>
      {hasNone ? <p className={hint}>{m.conversations_empty_text()}</p> : <ConversationList {...props} />}
      <ConversationActDialog acts={acts} />
    </nav>
  );
};
