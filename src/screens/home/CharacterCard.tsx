import { Link } from 'react-router';
import type { CharacterSummary } from '#contract/character.ts';
import { paths } from '#src/paths.ts';
import { Portrait } from '#src/ui/Portrait.tsx';
import { characterCard } from '#styled/recipes';
import { portraitSources } from '../portrait.ts';

export interface CharacterCardProps {
  character: CharacterSummary;
  /** Widths of the card for the browser's choice of picture. */
  sizes: string;
  size?: 'md' | 'lg';
  /** Among the first things that are seen. */
  isUrgent?: boolean;
}

/** A character as a portrait that leads to the conversation. */
export const CharacterCard = ({ character, sizes, size = 'md', isUrgent = false }: CharacterCardProps) => {
  const classes = characterCard({ size });
  return (
    <Link to={paths.conversation(character.characterId)} className={classes.root}>
      <Portrait
        {...portraitSources(character.portrait)}
        alt=""
        sizes={sizes}
        isUrgent={isUrgent}
        className={classes.picture ?? ''}
      />
      <span className={classes.scrim} />
      <span className={classes.text}>
        <span className={classes.name}>
          {character.name} <span className={classes.age}>{character.age}</span>
        </span>
        <span className={classes.tagline}>{character.tagline}</span>
      </span>
    </Link>
  );
};
