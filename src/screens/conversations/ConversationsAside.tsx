import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const heading = css({ textStyle: 'nameSmall', px: '5', pt: '5', pb: '1' });

/** The list beside a conversation. */
export const ConversationsAside = (props: ConversationListProps) => (
  <nav aria-label={m.conversations_title()}>
    <h2 className={heading}>{m.conversations_title()}</h2>
    <ConversationList {...props} />
  </nav>
);
