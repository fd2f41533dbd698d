import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Picture } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { RowList } from '../RowList.tsx';
import { PAGE_REM, useColumns } from '../useColumns.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import type { GalleryRef } from './galleryTypes.ts';
import { pictureName } from './galleryWording.ts';
import { OVER_GALLERY } from './overGallery.ts';
import { type PictureRow, RATIOS, rowsOf } from './pictureRows.ts';

const line = css({ display: 'flex', gap: { base: '2', md: '3' }, pb: { base: '2', md: '3' } });
const cell = css({ flexBasis: '0', minWidth: '0' });
const tile = css({
  display: 'block',
  borderRadius: 'md',
  overflow: 'hidden',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _canHover: { _hover: { opacity: '0.88' } },
});

/** So many rows can be in view on a first look. */
const URGENT = 2;
/** Beside the pictures, on a phone. */
const GUTTERS_REM = 2;
const sizesOf = ({ aspect }: Picture, { width, rest }: PictureRow): string => {
  const share = RATIOS[aspect] / (width + rest);
  return `(min-width: ${PAGE_REM}rem) ${(share * PAGE_REM).toFixed(1)}rem, calc((100vw - ${GUTTERS_REM}rem) * ${share.toFixed(3)})`;
};

interface TileProps {
  picture: Picture;
  row: PictureRow;
  isUrgent: boolean;
  characterId: string | null;
}
const Tile = ({ picture, row, isUrgent, characterId }: TileProps) => (
  <Link
    to={paths.gallery({ characterId, pictureId: picture.pictureId })}
    state={OVER_GALLERY}
    // Until the router has gone back from this very picture, it would take the link for one to where it is, and replace the gallery.
    replace={false}
    preventScrollReset
    className={tile}
    data-picture={picture.pictureId}
  >
    <GalleryPicture picture={picture} alt="" sizes={sizesOf(picture, row)} isUrgent={isUrgent} />
    <VisuallyHidden>{pictureName(picture)}</VisuallyHidden>
  </Link>
);

/** As many pictures as were loaded; only those in view, and a little around them, are in the page. */
export const PictureGrid = ({ gallery }: { gallery: GalleryRef }) => {
  const pictures = useSelector(gallery, (snapshot) => snapshot.context.pictures);
  const characterId = useSelector(gallery, (snapshot) => snapshot.context.listedId);
  const columns = useColumns() ?? 2;
  const rows = useMemo(() => rowsOf(pictures, columns), [pictures, columns]);
  return (
    <RowList owner={gallery} label={m.gallery_pictures()} rows={rows} columns={columns}>
      {(row, index) => (
        <div key={row.pictures[0]?.pictureId ?? row.start} className={line}>
          {row.pictures.map((picture, place) => (
            <div
              key={picture.pictureId}
              className={cell}
              style={{ flexGrow: RATIOS[picture.aspect] }}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- between a list and its items no element of another meaning may stand
              role="listitem"
              aria-posinset={row.start + place + 1}
              aria-setsize={pictures.length}
            >
              <Tile picture={picture} row={row} isUrgent={index < URGENT} characterId={characterId} />
            </div>
          ))}
          {row.rest === 0 ? null : <span className={cell} style={{ flexGrow: row.rest }} />}
        </div>
      )}
    </RowList>
  );
};
