import { useState } from 'react';
import { css, cx } from '#styled/css';
import { portrait } from '#styled/recipes';
import type { PortraitSources } from './Portrait.tsx';

/* Nothing of it until it is there: what lies below stays in sight. */
const layer = css({
  opacity: '0',
  '&[data-there]': { opacity: '1' },
  '&[data-there][data-top]': { animation: 'crossFade' },
});
/* Portraits have the face in the upper part. */
const closeUp = css({
  objectPosition: '[50% 20%]',
  transform: '[scale(1.2)]',
  transformOrigin: '[50% 45%]',
});

/** Pictures that stay below the one on top: should that not come, another is in sight. */
const BELOW_MAX = 3;

/** The pictures that were shown, the one to be shown last. */
const useLayers = (first: string, shown: string): readonly string[] => {
  const [layers, setLayers] = useState<readonly string[]>(first === shown ? [first] : [first, shown]);
  if (layers.at(-1) === shown) return layers;
  const next = [...layers.filter((one) => one !== shown).slice(-BELOW_MAX), shown];
  setLayers(next);
  return next;
};

export interface FadingPortraitProps {
  /** Key of what is there at once. */
  first: string;
  /** Key of what is to be seen as soon as it has been loaded. */
  shown: string;
  sourcesOf: (key: string) => PortraitSources;
  /** Empty where words beside it tell what it shows. */
  alt: string;
  sizes: string;
  /** The face alone, in a frame of any shape. */
  isCloseUp?: boolean;
  className?: string;
}

/** A portrait that becomes another one: the one before stays until the next is loaded, which fades in over it. */
export const FadingPortrait = ({
  first,
  shown,
  sourcesOf,
  alt,
  sizes,
  isCloseUp = false,
  className,
}: FadingPortraitProps) => {
  const layers = useLayers(first, shown);
  const classes = portrait();
  return (
    <span className={cx(classes.root, className)}>
      {layers.map((key) => {
        const { src, srcSet, avifSrcSet, width, height } = sourcesOf(key);
        const isTop = key === shown;
        return (
          <picture key={key}>
            <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
            <img
              className={cx(classes.image, layer, isCloseUp ? closeUp : undefined)}
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              alt={isTop ? alt : ''}
              width={width}
              height={height}
              /* Where it is not in sight it is not asked for. */
              loading="lazy"
              decoding="async"
              data-top={isTop ? '' : undefined}
              onLoad={({ currentTarget }) => {
                currentTarget.dataset['there'] = '';
              }}
            />
          </picture>
        );
      })}
    </span>
  );
};
