import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import type { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import type { ReportRef } from '../report/reportTypes.ts';

export type GalleryRef = ActorRefFrom<typeof galleryMachine>;
export type PictureActsRef = ActorRefFrom<typeof pictureActsMachine>;

/** What the screen of pictures binds. */
export interface GalleryFlows {
  gallery: GalleryRef;
  acts: PictureActsRef;
  report: ReportRef;
}
