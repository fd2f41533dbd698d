import { cx } from '#styled/css';
import { portrait } from '#styled/recipes';

/** What the browser chooses from. */
export interface PortraitSources {
  src: string;
  /** Candidates by width, as in `srcset`. */
  srcSet: string;
  /** The same as AVIF, for browsers that take it. */
  avifSrcSet: string;
  /** Of the largest candidate, in pixels. */
  width: number;
  height: number;
  /** Of the frame, whatever arrives; 2:3 when left out. */
  aspect?: keyof typeof SHAPES;
}

export interface PortraitProps extends PortraitSources {
  sizes: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** A tiny version as a `data:` address: shown blurred until the picture covers it. */
  placeholder?: string;
  /** Loaded before everything else: for what is seen first. */
  isUrgent?: boolean;
  className?: string;
}

const SHAPES = { '2:3': 'tall', '1:1': 'square', '3:2': 'wide' } as const;

/** A picture on a soft ground of the same shape, so that nothing moves when it arrives. */
export const Portrait = ({
  src,
  srcSet,
  avifSrcSet,
  sizes,
  alt,
  width,
  height,
  aspect = '2:3',
  placeholder,
  isUrgent = false,
  className,
}: PortraitProps) => {
  const classes = portrait({ shape: SHAPES[aspect] });
  return (
    <span className={cx(classes.root, className)}>
      {placeholder === undefined ? null : (
        <span className={classes.placeholder} style={{ backgroundImage: `url("${placeholder}")` }} />
      )}
      <picture>
        <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
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
      </picture>
    </span>
  );
};
