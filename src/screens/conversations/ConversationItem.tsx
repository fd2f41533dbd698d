import { Link } from 'react-router';
import type { Conversation } from '#contract/conversation.ts';
import { paths } from '#src/addresses/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { css, cx } from '#styled/css';
import { avatarSources } from '../portrait.ts';
import { dateTimeOf, shortTimeText } from '../times.ts';
import { ConversationMenu } from './ConversationMenu.tsx';
import type { ConversationActsRef } from './conversationTypes.ts';
import { LastWords } from './LastWords.tsx';
import { itemHead, itemLink, itemName, itemText, itemTime, itemWords } from './itemStyles.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const row = css({ position: 'relative' });
/* The menu stands over the link's end, so that the whole row is one target, and one place to hover. */
const link = css(itemLink, css.raw({ pe: '12' }));
const menu = css({
  position: 'absolute',
  insetInlineEnd: '1.5',
  insetBlock: '0',
  display: 'flex',
  alignItems: 'center',
});
const last = css({ flex: '1', minWidth: '0', truncate: true });
const foot = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '5' });
const time = css(itemTime);
const freshTime = css(itemTime, css.raw({ color: 'accent.text', fontWeight: 'semibold' }));

export interface ConversationItemProps {
  conversation: Conversation;
  isActive: boolean;
  /** In milliseconds since 1970. */
  today: number;
  acts: ConversationActsRef;
}

/** A conversation by whom it is with and what was said last. What is on view counts as read. */
export const ConversationItem = ({ conversation, isActive, today, acts }: ConversationItemProps) => {
  const { character, lastTime, unread } = conversation;
  const isFresh = unread > 0 && !isActive;
  return (
    <div className={row}>
      <Link
        to={paths.conversation(character.characterId)}
        className={link}
        aria-current={isActive ? 'page' : undefined}
      >
        <Avatar name={character.name} size="lg" {...avatarSources(character.portrait)} />
        <span className={itemText}>
          <span className={itemHead}>
            <span className={itemName}>{character.name}</span>
            <time className={isFresh ? freshTime : time} dateTime={dateTimeOf(lastTime)}>
              {shortTimeText(lastTime, today)}
            </time>
          </span>
          <span className={cx(itemWords, foot)}>
            <LastWords conversation={conversation} isFresh={isFresh} className={last} />
            {isFresh ? <UnreadBadge count={unread} /> : null}
          </span>
        </span>
      </Link>
      <div className={menu}>
        <ConversationMenu acts={acts} character={character} />
      </div>
    </div>
  );
};
