import { Link } from 'react-router';
import { useId } from 'react';
import type { CharacterSummary } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { InfoIcon } from '#src/ui/icons.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { characterCard } from '#styled/recipes';
import { portraitSources } from '../portrait.ts';

const frame = css({ position: 'relative' });
const profile = css({
  position: 'absolute',
  top: '2',
  insetInlineEnd: '2',
  zIndex: 'raised',
  display: 'grid',
  placeItems: 'center',
  width: '10',
  height: '10',
  fontSize: 'lg',
  color: 'onPicture.default',
  bg: 'onPicture.veil',
  borderRadius: 'full',
  opacity: '0.8',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _hover: { opacity: '1' },
  _focusVisible: { opacity: '1' },
});

export interface CharacterCardProps {
  character: CharacterSummary;
  /** Widths of the card for the browser's choice of picture. */
  sizes: string;
  size?: 'md' | 'lg';
  /** Among the first things that are seen. */
  isUrgent?: boolean;
  /** Whoever looks is not signed in. */
  isStranger: boolean;
}

/**
 * A character as a portrait that leads to the conversation, and strangers to a meeting; a corner of it leads to the profile, which is
 * for members.
 */
export const CharacterCard = ({ character, sizes, size = 'md', isUrgent = false, isStranger }: CharacterCardProps) => {
  const classes = characterCard({ size });
  const id = useId();
  return (
    <div className={frame}>
      <Link
        to={isStranger ? paths.meeting(character.characterId) : paths.conversation(character.characterId)}
        className={classes.root}
      >
        <Portrait
          {...portraitSources(character.portrait)}
          alt=""
          sizes={sizes}
          isUrgent={isUrgent}
          className={classes.picture ?? ''}
        />
        <span className={classes.scrim} />
        <span className={classes.text}>
          <span className={classes.name} id={id}>
            <bdi>{character.name}</bdi> <span className={classes.age}>{character.age}</span>
          </span>
          <span className={classes.tagline} dir="auto">
            {character.tagline}
          </span>
        </span>
      </Link>
      {isStranger ? null : (
        <Link
          to={paths.profile(character.characterId)}
          className={profile}
          aria-label={m.home_profile()}
          aria-describedby={id}
        >
          <InfoIcon />
        </Link>
      )}
    </div>
  );
};
