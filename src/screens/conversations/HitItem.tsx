import { Link } from 'react-router';
import type { ChatHit } from '#contract/chatActs.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { plainText } from '#src/ui/plainText.ts';
import { css, cx } from '#styled/css';
import { avatarSources } from '../portrait.ts';
import { dateTimeOf, shortTimeText } from '../times.ts';
import { itemHead, itemLink, itemName, itemText, itemTime, itemWords } from './itemStyles.ts';
import { markedPieces } from './marked.ts';

const link = css(itemLink, css.raw({ alignItems: 'flex-start' }));
const time = css(itemTime);
const excerpt = css({ lineClamp: '3', overflowWrap: 'anywhere' });
const mark = css({
  bg: 'accent.soft',
  color: 'accent.text',
  fontWeight: 'semibold',
  borderRadius: 'xs',
  px: '0.5',
  mx: '-0.5',
});

export interface HitItemProps {
  hit: ChatHit;
  /** The words that it was found by. */
  words: string;
  /** In milliseconds since 1970. */
  today: number;
}

/** A message that was found; leads to where it was said. */
export const HitItem = ({ hit, words, today }: HitItemProps) => {
  const { character, createTime, role } = hit;
  const said = plainText(hit.excerpt);
  const text = role === 'user' ? m.conversations_you_said({ text: said }) : said;
  return (
    <Link to={`${paths.conversation(character.characterId)}?at=${String(createTime)}`} className={link}>
      <Avatar name={character.name} {...avatarSources(character.portrait)} />
      <span className={itemText}>
        <span className={itemHead}>
          <span className={itemName}>{character.name}</span>
          <time className={time} dateTime={dateTimeOf(createTime)}>
            {shortTimeText(createTime, today)}
          </time>
        </span>
        <span className={cx(itemWords, excerpt)}>
          {markedPieces(text, words).map((piece) =>
            piece.isMarked ? (
              <mark key={piece.start} className={mark}>
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
      </span>
    </Link>
  );
};
