import { errNo } from '#contract/errNo.ts';
import type { PictureTaskSnapshot } from '#machines/pictureTask/pictureTaskSelectors.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

const isPuttingAway = ({ context }: PictureTaskSnapshot): boolean => context.act?.kind === 'dismiss';

/** What the screen does not offer. */
export const pictureTaskNotOffered = {
  // Nobody is signed in again who was not signed out.
  'loadFailed: session restored': { when: ({ context }) => context.failure?.errNo !== errNo.notSignedIn },
  'creating: task cancelled': { when: ({ context }) => context.cancelIntent !== null },
  // What is put away is told of no more; what is cancelled or tried again is.
  'acting: act on task done (queued)': { when: isPuttingAway },
  'acting: act on task done (cancelled)': { when: isPuttingAway },
  'acting: act on task done (put away)': { when: (before) => !isPuttingAway(before) },
} satisfies NotOffered<PictureTaskSnapshot>;

/** A page goes on with what another does; contexts hold more than situations tell. */
export const pictureTaskTours: TourRules<PictureTaskSnapshot> = {
  notOffered: pictureTaskNotOffered,
  looksInPassing: true,
  isThorough: true,
};
