import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import type { GalleryView } from '#machines/gallery/gallerySetup.ts';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { galleryActors, pictureActsActors } from '#src/actors/galleryActors.ts';
import { paths } from '#src/addresses/paths.ts';
import { type FlowHost, lifeOf } from './screenFlows.ts';

const outdated = { type: 'list.refreshRequested' } as const;

/** The person's pictures: the list of them, which begins at `view`, and what is done with them. */
export const createGallery = ({ api, flows }: FlowHost, view: GalleryView) => {
  const gallery = flows.begin(galleryMachine.provide({ actors: galleryActors(api) }), {
    id: 'gallery',
    input: view,
    isPersonal: true,
    retry: { type: 'load.retried' },
  });
  const acts = flows.begin(pictureActsMachine.provide({ actors: pictureActsActors(api) }), {
    id: 'pictureActs',
    isPersonal: true,
  });
  let isOnScreen = true;

  window.addEventListener(
    'online',
    () => {
      if (isOnScreen) gallery.send(outdated);
    },
    { signal: lifeOf(gallery) },
  );

  return {
    /** What the screen binds. */
    flows: { gallery, acts },

    /** Shows what an address names; coming back finds new pictures in a list that is as it was left. */
    open(wanted: GalleryView): void {
      gallery.send({ type: 'address.changed', ...wanted });
      if (!isOnScreen) gallery.send(outdated);
      isOnScreen = true;
    },

    /** The person is at that address now. */
    follow(pathname: string): void {
      isOnScreen = pathname === paths.images();
    },
  };
};
export type Gallery = ReturnType<typeof createGallery>;
