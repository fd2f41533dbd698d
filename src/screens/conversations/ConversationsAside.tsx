import { useSelector } from '@xstate/react';
import { isEmpty } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const heading = css({ textStyle: 'nameSmall', px: '5', pt: '5', pb: '1' });
const hint = css({ textStyle: 'small', color: 'fg.muted', px: '5', pt: '2' });

/** The list beside a conversation. */
export const ConversationsAside = (props: ConversationListProps) => {
  const hasNone = useSelector(props.conversations, isEmpty);
  return (
    <nav aria-label={m.conversations_title()}>
      <h2 className={heading}>{m.conversations_title()}</h2>
      {hasNone ? <p className={hint}>{m.conversations_empty_text()}</p> : <ConversationList {...props} />}
    </nav>
  );
};
