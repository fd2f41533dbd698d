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

/** The pause before the page asks again may be over in a second of real time, which passes on the page as well. */
const isPausing = (snapshot: PictureTaskSnapshot): boolean =>
  snapshot.matches({ standing: { following: { polling: 'waiting' } } });

/** A page goes on with what another does; contexts hold more than situations tell. */
export const pictureTaskTours: TourRules<PictureTaskSnapshot> = {
  notOffered: pictureTaskNotOffered,
  looksInPassing: true,
  isThorough: true,
  // The page opens the studio by itself: nobody can see what comes before.
  // One step fits into a pause.
  goesOn: (steps) =>
    steps.every(({ step, before }, index) => {
      const earlier = steps[index - 1]?.before;
      return step.kind === 'after' || earlier === undefined || !isPausing(earlier) || !isPausing(before);
    }),
  isLast: ({ step, before }) => step.name === 'page.hidden' && before.matches('closed'),
};
