import type { Illustrator } from '#server/features/media/illustrator.ts';

const refuse = (): never => {
  throw new Error('Nobody asks for a picture');
};

/** For conversations in which nobody asks for pictures: no answer has one. */
export const noPictures: Illustrator = {
  ask: refuse,
  wake: refuse,
  look: () => Promise.resolve(undefined),
  giveUp: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};
