import { useSelector } from '@xstate/react';
import { canLoadMore, hasMoreFailed, isLoadingMore } from '#machines/gallery/gallerySelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { useInfiniteScroll } from '#src/ui/useInfiniteScroll.ts';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { PicturesSkeleton } from './GallerySkeleton.tsx';
import type { GalleryRef } from './galleryTypes.ts';

const end = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', pt: '6' });
const wide = css({ width: 'full', pt: '1' });

/** Behind the last picture: more by scrolling on or by the button, or why there is none. */
export const GalleryEnd = ({ gallery }: { gallery: GalleryRef }) => {
  const hasMore = useSelector(gallery, canLoadMore);
  const isBusy = useSelector(gallery, isLoadingMore);
  const hasFailed = useSelector(gallery, hasMoreFailed);
  const failure = useSelector(gallery, (snapshot) => snapshot.context.failure);
  const requestMore = () => {
    gallery.send({ type: 'more.requested' });
  };
  const marker = useInfiniteScroll(hasMore, requestMore);
  if (isBusy)
    return (
      <div className={wide}>
        <PicturesSkeleton rows={1} />
      </div>
    );
  return (
    <div className={end} ref={marker}>
      {hasMore ? (
        <Button variant="outline" color="ink" onClick={requestMore}>
          {m.gallery_more()}
        </Button>
      ) : null}
      {hasFailed && failure !== null ? (
        <ReloadNotice flow={gallery}>{`${m.gallery_more_failed()} ${failureText(failure)}`}</ReloadNotice>
      ) : null}
    </div>
  );
};
