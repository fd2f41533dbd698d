import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Picture, PictureAspect } from '#contract/picture.ts';
import { canLeafBack, canLeafOn, isLeafing, largeViewOf, placeOf, seenOf } from '#machines/gallery/gallerySelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/actIcons.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PictureIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css, cx } from '#styled/css';
import { countText } from '../money.ts';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import type { GalleryFlows, GalleryRef } from './galleryTypes.ts';
import { pictureAlt, pictureTitle } from './galleryWording.ts';
import { LargeFrame } from './LargeFrame.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { PictureFacts } from './PictureFacts.tsx';

const halves = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
  alignItems: 'stretch',
});
const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  bg: 'bg.sunken',
  minHeight: { lg: '[calc(100dvh - 3rem)]' },
});
const shapes: Readonly<Record<PictureAspect, string>> = {
  '2:3': css({ width: { base: '[min(100%, 78dvh * 2 / 3)]', lg: '[min(100%, (100dvh - 3rem) * 2 / 3)]' } }),
  '1:1': css({ width: { base: '[min(100%, 78dvh)]', lg: '[min(100%, 100dvh - 3rem)]' } }),
  '3:2': css({ width: { base: '[min(100%, 78dvh * 3 / 2)]', lg: '[min(100%, (100dvh - 3rem) * 3 / 2)]' } }),
};
const leaf = css({
  position: 'absolute',
  top: '[calc(50% - 1.375rem)]',
  color: 'onPicture.default',
  bg: 'onPicture.veil',
  _canHover: { _hover: { color: 'onPicture.default', bg: 'onPicture.veil' } },
  '&[aria-disabled=true]': { opacity: '0.35', cursor: 'default' },
});
const back = css({ insetInlineStart: '3' });
const on = css({ insetInlineEnd: '3' });
const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  p: { base: '5', lg: '6' },
  maxHeight: { lg: '[calc(100dvh - 3rem)]' },
  overflowY: { lg: 'auto' },
});
const title = css({ fontFamily: 'display', fontSize: '2xl', lineHeight: 'tight', pe: '10', overflowWrap: 'anywhere' });
const place = css({ display: 'block', mt: '1', color: 'fg.muted', fontSize: 'sm' });
const alone = css({ p: '8', pt: '16' });
const waits = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', color: 'fg.muted' });

/** Wide enough for a picture beside what there is to tell of it. */
const SIZES = '(min-width: 1024px) 54rem, 100vw';

const LeafButtons = ({
  gallery,
  onNext,
  onPrevious,
}: {
  gallery: GalleryRef;
  onNext: () => void;
  onPrevious: () => void;
}) => {
  const hasNext = useSelector(gallery, canLeafOn);
  const hasPrevious = useSelector(gallery, canLeafBack);
  const isWaiting = useSelector(gallery, isLeafing);
  return (
    <>
      {/* Never disabled: the keyboard would fall out of the dialog at either end. */}
      <IconButton
        className={cx(leaf, back)}
        label={m.gallery_previous()}
        icon={<ArrowLeftIcon />}
        aria-disabled={!hasPrevious}
        onClick={onPrevious}
      />
      <IconButton
        className={cx(leaf, on)}
        label={m.gallery_next()}
        icon={isWaiting ? <Spinner /> : <ArrowRightIcon />}
        aria-disabled={!hasNext}
        aria-busy={isWaiting}
        onClick={onNext}
      />
    </>
  );
};

/** Why what is awaited did not come. */
const Trouble = ({ gallery, children }: { gallery: GalleryRef; children: string }) => {
  const failure = useSelector(gallery, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  return failure === null ? null : <ReloadNotice flow={gallery}>{`${children} ${failureText(failure)}`}</ReloadNotice>;
};

interface ShownProps extends GalleryFlows {
  picture: Picture;
  leaves: ReactNode;
}
const Shown = ({ gallery, acts, report, picture, leaves }: ShownProps) => {
  const number = useSelector(gallery, (snapshot) => placeOf(snapshot).number);
  const count = useSelector(gallery, (snapshot) => placeOf(snapshot).count);
  return (
    <div className={halves}>
      <div className={stage}>
        <GalleryPicture
          key={picture.pictureId}
          picture={picture}
          alt={pictureAlt(picture)}
          sizes={SIZES}
          isUrgent
          className={shapes[picture.aspect]}
        />
        {leaves}
      </div>
      <div className={side}>
        <header>
          <h2 className={title}>
            <bdi>{pictureTitle(picture)}</bdi>
          </h2>
          <output className={place}>{m.gallery_place({ number: countText(number), count: countText(count) })}</output>
        </header>
        <Trouble gallery={gallery}>{m.gallery_more_failed()}</Trouble>
        <PictureButtons acts={acts} report={report} picture={picture} />
        <PictureFacts picture={picture} />
      </div>
    </div>
  );
};

/** A picture, large, with what can be done with it. */
export const LargePicture = ({ gallery, acts, report }: GalleryFlows) => {
  const view = useSelector(gallery, largeViewOf);
  const picture = useSelector(gallery, seenOf);
  if (view === 'closed') return null;
  const leafOn = () => {
    gallery.send({ type: 'picture.next' });
  };
  const leafBack = () => {
    gallery.send({ type: 'picture.previous' });
  };
  return (
    <LargeFrame
      onNext={leafOn}
      onPrevious={leafBack}
      onClose={() => {
        gallery.send({ type: 'picture.closed' });
      }}
    >
      {picture === null ? (
        <div className={alone}>
          {view === 'seeking' ? (
            <output className={waits}>
              <Spinner />
              {m.gallery_seeking()}
            </output>
          ) : null}
          {view === 'missing' ? (
            <EmptyState icon={<PictureIcon />} title={m.gallery_missing_title()}>
              {m.gallery_missing_text()}
            </EmptyState>
          ) : null}
          <Trouble gallery={gallery}>{m.gallery_seek_failed()}</Trouble>
        </div>
      ) : (
        <Shown
          gallery={gallery}
          acts={acts}
          report={report}
          picture={picture}
          leaves={<LeafButtons gallery={gallery} onNext={leafOn} onPrevious={leafBack} />}
        />
      )}
    </LargeFrame>
  );
};
