import { Avatar as Ark } from '@ark-ui/react/avatar';
import { avatar } from '#styled/recipes';

export interface AvatarProps {
  /** Shows its first letter until the picture is there. */
  name: string;
  src?: string;
  /** Candidates by width, as in `srcset`. */
  srcSet?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** As wide as the recipe makes them. */
const SIZES = { sm: '2.25rem', md: '2.75rem', lg: '3.25rem' } as const;

/** A round picture of someone whose name stands beside it. */
export const Avatar = ({ name, src, srcSet, size = 'md' }: AvatarProps) => {
  const classes = avatar({ size });
  return (
    <Ark.Root className={classes.root} aria-hidden="true">
      <Ark.Fallback className={classes.fallback}>{name.slice(0, 1)}</Ark.Fallback>
      {src === undefined ? null : (
        <Ark.Image className={classes.image} src={src} srcSet={srcSet} sizes={SIZES[size]} alt="" />
      )}
    </Ark.Root>
  );
};
