import { createActor } from 'xstate';
import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import type { GalleryView } from '#machines/gallery/gallerySetup.ts';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { galleryActors, pictureActsActors } from './actors/galleryActors.ts';
import type { Api } from './api/api.ts';
import { inspected } from './inspect.ts';
import { paths } from './paths.ts';

const retried = { type: 'load.retried' } as const;
const outdated = { type: 'list.refreshRequested' } as const;

/** The person's pictures: the list of them, which begins at `view`, and what is done with them. */
export const createGallery = (api: Api, view: GalleryView, onReported: () => void) => {
  const gallery = createActor(galleryMachine.provide({ actors: galleryActors(api) }), {
    ...inspected,
    input: view,
  }).start();
  const acts = createActor(pictureActsMachine.provide({ actors: pictureActsActors(api) }), inspected).start();
  let isOnScreen = true;

  acts.on('picture.removed', (event) => gallery.send(event));
  acts.on('picture.reported', onReported);
  const restored = (): void => {
    if (isOnScreen) gallery.send(outdated);
  };
  window.addEventListener('online', restored);

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

    /** Loads again what was refused while the person was not signed in. */
    retry(): void {
      if (gallery.getSnapshot().can(retried)) gallery.send(retried);
    },

    stop(): void {
      for (const actor of [gallery, acts]) actor.stop();
      window.removeEventListener('online', restored);
    },
  };
};
export type Gallery = ReturnType<typeof createGallery>;
