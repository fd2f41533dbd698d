import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CharacterSummary } from '#contract/character.ts';
import { inFullRows, isFiltered, isGoingOn, listedBelow } from '#machines/explore/exploreSelectors.ts';
import { useColumns } from '../useColumns.ts';
import type { ExploreRef } from './exploreTypes.ts';

/**
 * Who stands in the grid. Below the hero, those whom it shows are not shown again, unless they were searched or chosen; while others
 * follow, rows are full.
 */
export const useListed = (explore: ExploreRef, isBelowHero: boolean): readonly CharacterSummary[] => {
  const characters = useSelector(explore, (snapshot) => snapshot.context.characters);
  const featured = useSelector(explore, (snapshot) => snapshot.context.featured);
  const isChosen = useSelector(explore, isFiltered);
  const hasFollowers = useSelector(explore, isGoingOn);
  const columns = useColumns();
  return useMemo(() => {
    const listed = isBelowHero && !isChosen ? listedBelow(featured, characters) : characters;
    return hasFollowers ? inFullRows(listed, columns ?? 1) : listed;
  }, [isBelowHero, isChosen, featured, characters, hasFollowers, columns]);
};
