import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { css } from '#styled/css';
import { AnswerAnnouncer } from './AnswerAnnouncer.tsx';
import type { ChatRef } from './chatTypes.ts';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ConversationLoadFailed, ConversationNotFound } from './ConversationMissing.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { MessageList } from './MessageList.tsx';

const screen = css({ height: 'full', display: 'flex', minHeight: '0' });
const beside = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  flexShrink: '0',
  width: { base: 'listNarrow', xl: 'list' },
  minHeight: '0',
  overflowY: 'auto',
  borderInlineEndWidth: 'thin',
  borderInlineEndStyle: 'solid',
  borderColor: 'border.subtle',
});
const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' });

const isGone = (snapshot: ChatSnapshot) => snapshot.matches('notFound');
const hasLoadFailed = (snapshot: ChatSnapshot) => snapshot.matches('loadFailed');

export interface ConversationScreenProps {
  chat: ChatRef;
  /** The built-in demo companion answers. */
  isDemo?: boolean;
  /** The list of conversations, shown on wide windows. */
  aside?: ReactNode;
}

/** A conversation: whom with, what was said, and where to say more. Fills the height that it is given. */
export const ConversationScreen = ({ chat, isDemo = false, aside }: ConversationScreenProps) => {
  const character = useSelector(chat, (snapshot) => snapshot.context.character);
  const isMissing = useSelector(chat, isGone);
  const hasFailed = useSelector(chat, hasLoadFailed);
  return (
    <div className={screen}>
      {aside === undefined ? null : <div className={beside}>{aside}</div>}
      <div className={pane}>
        {isMissing ? (
          <ConversationNotFound />
        ) : (
          <>
            <ConversationHeader character={character} isDemo={isDemo} />
            {hasFailed ? <ConversationLoadFailed chat={chat} /> : null}
            {character === null && !hasFailed ? <ConversationSkeleton /> : null}
            {character === null || hasFailed ? null : (
              <>
                <MessageList chat={chat} character={character} />
                <AnswerAnnouncer chat={chat} name={character.name} />
                <Composer chat={chat} name={character.name} />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
};
