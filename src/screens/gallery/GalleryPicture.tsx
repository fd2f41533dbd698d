import type { SyntheticEvent } from 'react';
import type { Picture } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { PictureIcon } from '#src/ui/icons.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css, cx } from '#styled/css';
import { framedSources } from '../portrait.ts';

const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '& > [data-instead]': { display: 'none' },
  '&[data-broken] > [data-instead]': { display: 'flex' },
  '&[data-broken] img': { opacity: '0' },
});
const fills = css({ width: 'full' });
const instead = css({
  position: 'absolute',
  inset: '0',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  p: '3',
  bg: 'onPicture.veil',
  color: 'onPicture.default',
  textAlign: 'center',
  fontSize: 'sm',
  lineHeight: 'snug',
  '& svg': { fontSize: 'xl' },
});

/* Whether it arrived is the browser's to know: nothing else of the screen depends on it. */
const mark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset['broken'] = '';
};
const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset['broken'];
};

export interface GalleryPictureProps {
  picture: Picture;
  /** Empty where the name stands beside it. */
  alt: string;
  /** Widths of it for the browser's choice. */
  sizes: string;
  isUrgent?: boolean;
  className?: string;
}

/** A picture in its own shape, blurred until it arrives; where it does not, words in its place. */
export const GalleryPicture = ({ picture, alt, sizes, isUrgent = false, className }: GalleryPictureProps) => (
  <span className={cx(frame, className)} onErrorCapture={mark} onLoadCapture={unmark}>
    <Portrait
      {...framedSources(picture.image, picture)}
      alt={alt}
      sizes={sizes}
      isUrgent={isUrgent}
      className={fills}
    />
    <span className={instead} data-instead="">
      <PictureIcon />
      {m.gallery_broken()}
    </span>
  </span>
);
