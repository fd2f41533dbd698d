import { Link } from 'react-router';
import type { ListedCharacter } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { characterCard } from '#styled/recipes';
import { portraitSources } from '../portrait.ts';
import { GlobeIcon, LinkIcon, LockIcon } from './characterIcons.tsx';
import type { OwnCharacterActsRef } from './characterTypes.ts';
import { standingText } from './characterWording.ts';
import { OwnCharacterMenu } from './OwnCharacterMenu.tsx';
import { OwnCharacterState } from './OwnCharacterState.tsx';

const place = css({ position: 'relative', height: 'full' });
const menu = css({ position: 'absolute', top: '2', insetInlineEnd: '2' });
const badge = css({ position: 'absolute', top: '2.5', insetInlineStart: '2.5', pointerEvents: 'none' });
/* The shape of a card that is still to come. */
const blank = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '2',
  aspectRatio: 'portrait',
  minHeight: 'full',
  width: 'full',
  p: { base: '3', md: '4' },
  borderRadius: 'lg',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.default',
  bg: 'bg.surface',
});
const initial = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  placeItems: 'center',
  fontFamily: 'display',
  fontSize: '4xl',
  color: 'fg.subtle',
  textTransform: 'uppercase',
});
const nameOf = css({ textStyle: 'nameSmall', overflowWrap: 'anywhere', lineClamp: '2' });

const SIZES = '(min-width: 1280px) 15rem, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';
const icons = { private: <LockIcon />, unlisted: <LinkIcon />, public: <GlobeIcon /> } as const;

export interface OwnCharacterCardProps {
  character: ListedCharacter;
  acts: OwnCharacterActsRef;
  isUrgent: boolean;
}

/** Why not everybody can find it goes before what it is like. */
const wordsOf = ({
  review,
  reviewReason = '',
  isPictureUnseen = false,
  isAgeUnsure = false,
  tagline,
}: ListedCharacter): string => {
  if (isAgeUnsure) return m.own_review_unsure();
  if (isPictureUnseen) return m.own_review_unseen();
  return review === 'refused' && reviewReason !== '' ? m.own_review_reason({ reason: reviewReason }) : tagline;
};

const ReadyCard = ({ character, isUrgent }: Omit<OwnCharacterCardProps, 'acts'>) => {
  const classes = characterCard();
  return (
    <Link to={paths.profile(character.characterId)} className={classes.root}>
      <Portrait
        {...portraitSources(character.portrait)}
        alt=""
        sizes={SIZES}
        isUrgent={isUrgent}
        className={classes.picture ?? ''}
      />
      <span className={classes.scrim} />
      <span className={classes.text}>
        <span className={classes.name}>
          <bdi>{character.name}</bdi> <span className={classes.age}>{character.age}</span>
        </span>
        <span className={classes.tagline} dir="auto">
          {wordsOf(character)}
        </span>
      </span>
    </Link>
  );
};

/** A character of one's own: its portrait, which leads to its profile, or how far it is. */
export const OwnCharacterCard = ({ character, acts, isUrgent }: OwnCharacterCardProps) => {
  const { name, status, visibility, review } = character;
  return (
    <div className={place}>
      {status === 'ready' ? (
        <ReadyCard character={character} isUrgent={isUrgent} />
      ) : (
        <div className={blank}>
          <span className={initial} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <h2 className={nameOf}>
            <bdi>{name}</bdi>
          </h2>
          <OwnCharacterState acts={acts} character={character} />
        </div>
      )}
      {status === 'ready' ? (
        <span className={badge}>
          <Badge tone="onPicture">
            {review === 'none' || review === 'approved' ? icons[visibility] : null}
            {standingText(character)}
          </Badge>
        </span>
      ) : null}
      <div className={menu}>
        <OwnCharacterMenu acts={acts} character={character} />
      </div>
    </div>
  );
};
