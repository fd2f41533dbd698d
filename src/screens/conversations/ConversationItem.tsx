import { Link } from 'react-router';
import type { Conversation } from '#contract/conversation.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { css } from '#styled/css';
import { plainText } from '../conversation/segments.ts';
import { avatarSources } from '../portrait.ts';
import { shortTimeText } from '../times.ts';

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '2.5',
  borderRadius: 'lg',
  color: 'fg.default',
  textDecoration: 'none',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.hover' },
  _currentPage: { bg: 'bg.hover' },
});
const text = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' });
const head = css({ display: 'flex', alignItems: 'baseline', gap: '2' });
const name = css({ textStyle: 'nameSmall', flex: '1', minWidth: '0', truncate: true });
const time = css({ fontSize: 'xs', color: 'fg.subtle', flexShrink: '0' });
const last = css({ textStyle: 'small', color: 'fg.muted', truncate: true });

export interface ConversationItemProps {
  conversation: Conversation;
  isActive: boolean;
  /** In milliseconds since 1970. */
  today: number;
}

/** A conversation by whom it is with and what was said last. */
export const ConversationItem = ({ conversation, isActive, today }: ConversationItemProps) => {
  const { character, lastText, lastRole, lastTime } = conversation;
  const said = plainText(lastText);
  return (
    <Link to={paths.conversation(character.characterId)} className={item} aria-current={isActive ? 'page' : undefined}>
      <Avatar name={character.name} size="lg" {...avatarSources(character.portrait)} />
      <span className={text}>
        <span className={head}>
          <span className={name}>{character.name}</span>
          <time className={time} dateTime={new Date(lastTime).toISOString()}>
            {shortTimeText(lastTime, today)}
          </time>
        </span>
        <span className={last}>{lastRole === 'user' ? m.conversations_you_said({ text: said }) : said}</span>
      </span>
    </Link>
  );
};
