import type { CharacterCreationSnapshot } from '#machines/characterCreation/characterCreationSelectors.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';

/** Every page can go on with what another does. */
export const characterCreationTours: TourRules<CharacterCreationSnapshot> = {
  notOffered: { 'following.asking: load status failed (signed out)': {} },
};
