import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import {
  canLoadMore,
  hasChoosingFailed,
  hasLoadFailed,
  hasNone,
  hasNothingYet,
  isChoosing,
  isEmpty,
  isSettled,
  isStale,
} from '#machines/gallery/gallerySelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon, PictureIcon, SparkIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { listHeading, listPage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { countText } from '../money.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { ReloadButton } from '../ReloadButton.tsx';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { failureText } from '../wording.ts';
import { CharacterChips } from './CharacterChips.tsx';
import { GalleryEnd } from './GalleryEnd.tsx';
import { PicturesSkeleton } from './GallerySkeleton.tsx';
import type { GalleryFlows, GalleryRef } from './galleryTypes.ts';
import { LargePicture } from './LargePicture.tsx';
import { PictureDialogs } from './PictureDialogs.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useTileFocus } from './useTileFocus.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '4' });
/* What is above the pictures keeps its place while they come. */
const list = css({ overflowAnchor: 'none', transitionProperty: 'common', transitionDuration: 'normal' });
const stale = css({ opacity: '0.45' });
const hidden = css({ srOnly: true });
const notice = css({ mb: '4' });

const Failed = ({ gallery }: { gallery: GalleryRef }) => {
  const failure = useSelector(gallery, (snapshot) => snapshot.context.failure);
  return (
    <EmptyState isAlert icon={<AlertIcon />} title={m.gallery_failed_title()} actions={<ReloadButton flow={gallery} />}>
      {failure === null ? undefined : failureText(failure)}
    </EmptyState>
  );
};

/** Where there is no picture, at all or of a character. */
const Nothing = ({ gallery }: { gallery: GalleryRef }) => {
  const hasNothing = useSelector(gallery, hasNone);
  const characterId = useSelector(gallery, (snapshot) => snapshot.context.characterId);
  if (hasNothing || characterId === null)
    return (
      <EmptyState
        icon={<PictureIcon />}
        title={m.gallery_empty_title()}
        actions={
          <Link to={paths.imageGenerator()} className={button()}>
            <SparkIcon />
            {m.gallery_empty_make()}
          </Link>
        }
      >
        {m.gallery_empty_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<PictureIcon />}
      title={m.gallery_empty_of_title()}
      actions={
        <>
          <Link to={paths.imageGeneratorFor(characterId)} className={button()}>
            <SparkIcon />
            {m.gallery_empty_of_make()}
          </Link>
          <Link to={paths.gallery({})} className={button({ variant: 'outline', color: 'ink' })}>
            {m.gallery_show_all()}
          </Link>
        </>
      }
    >
      {m.gallery_empty_of_text()}
    </EmptyState>
  );
};

/** Why another list, or a newer one, could not be had: what was listed is still there. */
const ListTrouble = ({ gallery }: { gallery: GalleryRef }) => {
  const failure = useSelector(gallery, (snapshot) => (hasChoosingFailed(snapshot) ? snapshot.context.failure : null));
  return failure === null ? null : (
    <ReloadNotice flow={gallery} className={notice}>
      {`${m.gallery_choosing_failed()} ${failureText(failure)}`}
    </ReloadNotice>
  );
};

/** Tells those who do not see the grid how many are in it. */
const Count = ({ gallery }: { gallery: GalleryRef }) => {
  const count = useSelector(gallery, (snapshot) => snapshot.context.pictures.length);
  const hasMore = useSelector(gallery, canLoadMore);
  const isShown = useSelector(gallery, isSettled);
  const words = () => {
    if (hasMore) return m.gallery_count_more({ count: countText(count) });
    return count === 1 ? m.gallery_count_one() : m.gallery_count({ count: countText(count) });
  };
  return <output className={hidden}>{isShown && count > 0 ? words() : ''}</output>;
};

const Pictures = ({ gallery }: { gallery: GalleryRef }) => {
  const isWaiting = useSelector(gallery, hasNothingYet);
  const isBusy = useSelector(gallery, isChoosing);
  const isOld = useSelector(gallery, isStale);
  const hasNothing = useSelector(gallery, isEmpty);
  if (isWaiting)
    return (
      <>
        <VisuallyHidden>{m.gallery_loading()}</VisuallyHidden>
        <PicturesSkeleton rows={2} />
      </>
    );
  if (hasNothing) return <Nothing gallery={gallery} />;
  return (
    <div className={cx(list, isOld && stale)} aria-busy={isBusy}>
      <PictureGrid gallery={gallery} />
    </div>
  );
};

/** The person's pictures: to look at, to take along, to use and to delete. */
export const GalleryScreen = ({ gallery, acts, report }: GalleryFlows) => {
  const hasFailed = useSelector(gallery, hasLoadFailed);
  const characterId = useSelector(gallery, (snapshot) => snapshot.context.characterId);
  const title = useTileFocus(gallery);
  return (
    <section className={listPage}>
      <div className={head}>
        <PageTitle>{m.gallery_title()}</PageTitle>
        <h1 ref={title} tabIndex={-1} className={listHeading}>
          {m.gallery_title()}
        </h1>
        <Link
          to={characterId === null ? paths.imageGenerator() : paths.imageGeneratorFor(characterId)}
          className={button({ size: 'md' })}
        >
          <SparkIcon />
          {m.gallery_make()}
        </Link>
      </div>
      {hasFailed ? (
        <Failed gallery={gallery} />
      ) : (
        <>
          <CharacterChips gallery={gallery} />
          <ListTrouble gallery={gallery} />
          <Count gallery={gallery} />
          <Pictures gallery={gallery} />
          <GalleryEnd gallery={gallery} />
        </>
      )}
      <LargePicture gallery={gallery} acts={acts} report={report} />
      <PictureDialogs acts={acts} />
      <ReportDialog report={report} />
    </section>
  );
};
