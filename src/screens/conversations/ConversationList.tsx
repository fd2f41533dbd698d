import { useSelector } from '@xstate/react';
import { hasFailed, isLoadingFirst } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { useToday } from '../useToday.ts';
import { failureText } from '../wording.ts';
import { ConversationItem } from './ConversationItem.tsx';
import type { ConversationActsRef, ConversationsRef } from './conversationTypes.ts';
import { itemList } from './itemStyles.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

const place = css({ px: '4', pt: '2' });

export interface ConversationListProps {
  conversations: ConversationsRef;
  acts: ConversationActsRef;
  /** The one on view. */
  activeId?: string | undefined;
}

/** The person's conversations, the latest first. */
export const ConversationList = ({ conversations, acts, activeId }: ConversationListProps) => {
  const items = useSelector(conversations, (snapshot) => snapshot.context.conversations);
  const isWaiting = useSelector(conversations, isLoadingFirst);
  const isFailed = useSelector(conversations, hasFailed);
  const failure = useSelector(conversations, (snapshot) => snapshot.context.failure);
  const today = useToday();
  return (
    <>
      {isFailed ? (
        <div className={place}>
          <ReloadNotice flow={conversations}>
            {`${m.conversations_failed_title()}. ${failure === null ? '' : failureText(failure)}`}
          </ReloadNotice>
        </div>
      ) : null}
      {isWaiting ? (
        <ListSkeleton label={m.conversations_loading()} />
      ) : (
        <ul className={itemList}>
          {items.map((conversation) => (
            <li key={conversation.character.characterId}>
              <ConversationItem
                conversation={conversation}
                isActive={conversation.character.characterId === activeId}
                today={today}
                acts={acts}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
