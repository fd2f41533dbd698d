import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { createReport } from '../flows/report.ts';
import { GalleryScreen } from '../screens/gallery/GalleryScreen.tsx';
import { isOverGallery } from '../screens/gallery/overGallery.ts';
import { startGallery } from './startGallery.ts';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const liora = useLiora();
  const { gallery, acts } = liora.gallery(startGallery()).flows;
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const wanted = gallery.on('address.wanted', ({ view }) => {
      // A picture that was opened from the list closes to it; else going back would open it again.
      if (view.pictureId === null && isOverGallery(state)) void navigate(-1);
      else void navigate(paths.gallery(view), { replace: true, preventScrollReset: true, state });
    });
    const used = acts.on('picture.used', ({ characterId }) => void navigate(paths.conversation(characterId)));
    return () => {
      wanted.unsubscribe();
      used.unsubscribe();
    };
  }, [gallery, acts, navigate, state]);
  return <GalleryScreen gallery={gallery} acts={acts} report={liora.report(createReport)} />;
};
