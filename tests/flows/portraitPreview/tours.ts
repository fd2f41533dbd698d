import type { PortraitPreviewSnapshot } from '#machines/portraitPreview/portraitPreviewSelectors.ts';
import { looksByHair } from './model.ts';
import type { Walked } from '@liora/flow-kit/model/edges.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

type Step = Walked<PortraitPreviewSnapshot>;

const isChosen = (looks: string) => (before: PortraitPreviewSnapshot) => before.context.wanted === looks;

/** What is chosen is not chosen again. */
export const portraitPreviewNotOffered = {
  'shown: looks changed (first)': { when: isChosen(looksByHair.chestnut) },
  'shown: looks changed (other)': { when: isChosen(looksByHair.copper) },
} satisfies NotOffered<PortraitPreviewSnapshot>;

const paints = ({ step: { name } }: Step): boolean => name === 'choosingPause' || name === 'load.retried';
/** A page keeps the pictures that it has shown: such a one is there as soon as it is wanted, whatever a test says. */
const isKept = (step: Step, earlier: readonly Step[]): boolean =>
  paints(step) &&
  earlier.some(
    ({ step: { name }, before }) => name === 'picture.loaded' && before.context.wanted === step.before.context.wanted,
  );

export const portraitPreviewTours: TourRules<PortraitPreviewSnapshot> = {
  notOffered: portraitPreviewNotOffered,
  looksInPassing: true,
  isThorough: true,
  goesOn: (steps) => !steps.some((step, index) => isKept(step, steps.slice(0, index))),
};
