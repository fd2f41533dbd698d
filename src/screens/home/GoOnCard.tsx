import { Link } from 'react-router';
import type { Conversation } from '#contract/conversation.ts';
import { paths } from '#src/addresses/paths.ts';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { LastWords } from '../conversations/LastWords.tsx';
import { UnreadBadge } from '../conversations/UnreadBadge.tsx';
import { portraitSources } from '../portrait.ts';
import { dateTimeOf, shortTimeText } from '../times.ts';
import { goOnPicture } from './goOnStyles.ts';

const card = css({
  display: 'flex',
  gap: '4',
  p: '3',
  height: 'full',
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  boxShadow: 'sm',
  color: 'fg.default',
  textDecoration: 'none',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _canHover: { _hover: { boxShadow: 'md', bg: 'bg.hover' } },
});
const words = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1', py: '1' });
const head = css({ display: 'flex', alignItems: 'baseline', gap: '2' });
const name = css({ textStyle: 'nameSmall', flex: '1', minWidth: '0', truncate: true });
const time = css({ fontSize: 'xs', color: 'fg.subtle', flexShrink: '0' });
const last = css({ textStyle: 'small', color: 'fg.muted', lineClamp: { base: '3', lg: '5' } });
const foot = css({ mt: 'auto', minHeight: '5' });

/** As wide as its picture is drawn. */
const SIZES = '(min-width: 1024px) 7rem, 5rem';

export interface GoOnCardProps {
  conversation: Conversation;
  /** In milliseconds since 1970. */
  today: number;
}

/** A conversation to go on with. */
export const GoOnCard = ({ conversation, today }: GoOnCardProps) => {
  const { character, lastTime, unread } = conversation;
  return (
    <Link to={paths.conversation(character.characterId)} className={card}>
      <Portrait {...portraitSources(character.portrait)} alt="" sizes={SIZES} isUrgent className={goOnPicture} />
      <span className={words}>
        <span className={head}>
          <span className={name}>
            <bdi>{character.name}</bdi>
          </span>
          <time className={time} dateTime={dateTimeOf(lastTime)}>
            {shortTimeText(lastTime, today)}
          </time>
        </span>
        <LastWords conversation={conversation} isFresh={unread > 0} className={last} />
        <span className={foot}>{unread > 0 ? <UnreadBadge count={unread} /> : null}</span>
      </span>
    </Link>
  );
};
