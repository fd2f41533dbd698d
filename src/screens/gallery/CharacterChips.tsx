import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { chip } from '#styled/recipes';
import { countText } from '../money.ts';
import { avatarSources } from '../portrait.ts';
import type { GalleryRef } from './galleryTypes.ts';

const row = css({
  /* What only screen readers hear must not reach beyond it. */
  position: 'relative',
  display: 'flex',
  gap: '2',
  flexWrap: { lg: 'wrap' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: '[none]',
  mx: '[calc(-1 * token(spacing.gutter))]',
  px: 'gutter',
  py: '2',
  mb: '4',
  listStyle: 'none',
});
const chosen = css({
  /* Not inline: its height would be that of a line with whatever stands in it, which changes when the face arrives. */
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: 'list',
  textDecoration: 'none',
  _current: {
    bg: 'ink.solid',
    borderColor: 'ink.solid',
    color: 'ink.onSolid',
    _canHover: { _hover: { color: 'ink.onSolid' } },
  },
});
const withFace = css({ ps: '1.5' });
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const number = css({ fontWeight: 'normal', fontVariantNumeric: '[tabular-nums]' });

interface ChipLinkProps {
  characterId: string | null;
  isChosen: boolean;
  count: number;
  face?: ReactNode;
  children: ReactNode;
}
const ChipLink = ({ characterId, isChosen, count, face, children }: ChipLinkProps) => (
  <li>
    <Link
      to={paths.gallery({ characterId })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cx(chip(), chosen, face !== undefined && withFace)}
    >
      {face}
      <span className={name}>{children}</span>
      <span className={number} aria-hidden="true">
        {countText(count)}
      </span>
      <VisuallyHidden>
        {count === 1 ? m.gallery_chip_count_one() : m.gallery_chip_count({ count: countText(count) })}
      </VisuallyHidden>
    </Link>
  </li>
);

/** Pictures of one character at a time, or all; each choice has an address of its own. */
export const CharacterChips = ({ gallery }: { gallery: GalleryRef }) => {
  const characters = useSelector(gallery, (snapshot) => snapshot.context.characters);
  const count = useSelector(gallery, (snapshot) => snapshot.context.count);
  const chosenId = useSelector(gallery, (snapshot) => snapshot.context.characterId);
  if (characters.length === 0 && chosenId === null) return null;
  return (
    <ul className={row} aria-label={m.gallery_characters()}>
      <ChipLink characterId={null} isChosen={chosenId === null} count={count}>
        {m.gallery_all()}
      </ChipLink>
      {characters.map((character) => (
        <ChipLink
          key={character.characterId}
          characterId={character.characterId}
          isChosen={character.characterId === chosenId}
          count={character.count}
          face={<Avatar name={character.name} {...avatarSources(character.portrait)} size="sm" />}
        >
          <bdi>{character.name}</bdi>
        </ChipLink>
      ))}
    </ul>
  );
};
