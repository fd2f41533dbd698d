import { Avatar as Ark } from '@ark-ui/react/avatar';
import { avatar } from '#styled/recipes';

export interface AvatarProps {
  /** Shows its first letter until the picture is there. */
  name: string;
  src?: string;
  srcSet?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A round picture of someone whose name stands beside it. */
export const Avatar = ({ name, src, srcSet, size = 'md' }: AvatarProps) => {
  const classes = avatar({ size });
  return (
    <Ark.Root className={classes.root} aria-hidden="true">
      <Ark.Fallback className={classes.fallback}>{name.slice(0, 1)}</Ark.Fallback>
      {src === undefined ? null : <Ark.Image className={classes.image} src={src} srcSet={srcSet} alt="" />}
    </Ark.Root>
  );
};
