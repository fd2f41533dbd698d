import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { hasFailed, isLoadingFirst } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { failureText } from '../wording.ts';
import { useToday } from '../useToday.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { RetryNotice } from '../RetryNotice.tsx';

export type ConversationsRef = ActorRefFrom<typeof conversationsMachine>;

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', p: '2' });
const place = css({ px: '4', pt: '2' });
const row = css({ display: 'flex', alignItems: 'center', gap: '3', p: '2' });
const round = css({ width: '13', height: '13', borderRadius: 'full', flexShrink: '0' });
const lines = css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '2' });
const name = css({ width: 'half', height: '5' });
const text = css({ width: 'full', height: '4' });

const slots = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export interface ConversationListProps {
  conversations: ConversationsRef;
  /** The one on view. */
  activeId?: string | undefined;
}

/** The person's conversations, the latest first. */
export const ConversationList = ({ conversations, activeId }: ConversationListProps) => {
  const items = useSelector(conversations, (snapshot) => snapshot.context.conversations);
  const isWaiting = useSelector(conversations, isLoadingFirst);
  const isFailed = useSelector(conversations, hasFailed);
  const failure = useSelector(conversations, (snapshot) => snapshot.context.failure);
  const today = useToday();
  return (
    <>
      {isFailed ? (
        <div className={place}>
          <RetryNotice
            onRetry={() => {
              conversations.send({ type: 'load.retried' });
            }}
          >
            {`${m.conversations_failed_title()}. ${failure === null ? '' : failureText(failure)}`}
          </RetryNotice>
        </div>
      ) : null}
      {isWaiting ? (
        <div className={list}>
          <VisuallyHidden>{m.conversations_loading()}</VisuallyHidden>
          {slots.map((slot) => (
            <div key={slot} className={row} aria-hidden="true">
              <Skeleton className={round} />
              <span className={lines}>
                <Skeleton className={name} />
                <Skeleton className={text} />
              </span>
            </div>
          ))}
        </div>
      ) : (
        <ul className={list}>
          {items.map((conversation) => (
            <li key={conversation.character.characterId}>
              <ConversationItem
                conversation={conversation}
                isActive={conversation.character.characterId === activeId}
                today={today}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
