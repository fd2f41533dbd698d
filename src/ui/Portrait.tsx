import { cx } from '#styled/css';
import { portrait } from '#styled/recipes';

export interface PortraitProps {
  src: string;
  /** Candidates by width, as in `srcset`. */
  srcSet: string;
  sizes: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** Of the largest candidate, in pixels; the frame is 2:3 whatever arrives. */
  width: number;
  height: number;
  /** Loaded before everything else: for what is seen first. */
  isUrgent?: boolean;
  className?: string;
}

/** A 2:3 picture on a soft ground of the same shape, so that nothing moves when it arrives. */
export const Portrait = ({ src, srcSet, sizes, alt, width, height, isUrgent = false, className }: PortraitProps) => {
  const classes = portrait();
  return (
    <span className={cx(classes.root, className)}>
      <img
        className={classes.image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
};
