import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { hasFailed, isEmpty, isLoadingFirst } from '#machines/conversations/conversationsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { RetryNotice } from '../RetryNotice.tsx';
import { useToday } from '../useToday.ts';
import { failureText } from '../wording.ts';
import { GoOnCard } from './GoOnCard.tsx';
import { GoOnSkeleton } from './GoOnSkeleton.tsx';
import { goOnHead, goOnList, goOnPlace } from './goOnStyles.ts';

/** More would be a list, which has a screen of its own. */
const MOST = 3;
const heading = css({ textStyle: 'heading' });
const notice = css({ maxWidth: 'page', mx: 'auto', px: 'gutter', mb: '4' });
const all = css({
  textStyle: 'small',
  color: 'fg.muted',
  textDecoration: 'underline',
  _hover: { color: 'fg.default' },
});

export interface GoOnProps {
  conversations: ActorRefFrom<typeof conversationsMachine>;
  /** For whoever has talked to nobody yet. */
  hero: ReactNode;
}

/** Whom somebody who comes back was talking to last: with whom, what was said, and what is unread. */
export const GoOn = ({ conversations, hero }: GoOnProps) => {
  const items = useSelector(conversations, (snapshot) => snapshot.context.conversations);
  const hasNone = useSelector(conversations, isEmpty);
  const isWaiting = useSelector(conversations, isLoadingFirst);
  const isFailed = useSelector(conversations, hasFailed);
  const failure = useSelector(conversations, (snapshot) => snapshot.context.failure);
  const today = useToday();
  if (hasNone) return hero;
  if (isWaiting) return <GoOnSkeleton />;
  return (
    <section className={goOnPlace} aria-labelledby="go-on-heading">
      <div className={goOnHead}>
        <h1 id="go-on-heading" className={heading}>
          {m.home_go_on()}
        </h1>
        <Link to={paths.conversations()} className={all}>
          {m.home_go_on_all()}
        </Link>
      </div>
      {isFailed ? (
        <div className={notice}>
          <RetryNotice
            onRetry={() => {
              conversations.send({ type: 'load.retried' });
            }}
          >
            {`${m.conversations_failed_title()}. ${failure === null ? '' : failureText(failure)}`}
          </RetryNotice>
        </div>
      ) : null}
      <ul className={goOnList}>
        {items.slice(0, MOST).map((conversation) => (
          <li key={conversation.character.characterId}>
            <GoOnCard conversation={conversation} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
};
