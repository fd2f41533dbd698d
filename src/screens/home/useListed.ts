import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CharacterSummary } from '#contract/character.ts';
import { isFiltered, listedBelow } from '#machines/explore/exploreSelectors.ts';
import type { ExploreRef } from './exploreTypes.ts';

/** Who stands in the grid. Below the hero, those whom it shows are not shown again, unless they were searched or chosen. */
export const useListed = (explore: ExploreRef, isBelowHero: boolean): readonly CharacterSummary[] => {
  const characters = useSelector(explore, (snapshot) => snapshot.context.characters);
  const featured = useSelector(explore, (snapshot) => snapshot.context.featured);
  const isChosen = useSelector(explore, isFiltered);
  return useMemo(
    () => (isBelowHero && !isChosen ? listedBelow(featured, characters) : characters),
    [isBelowHero, isChosen, featured, characters],
  );
};
