import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ExploreFilter } from '#machines/explore/exploreMachine.ts';
import { paths } from '#src/addresses/paths.ts';
import { css, cx } from '#styled/css';
import { chip } from '#styled/recipes';
import type { ExploreRef } from './exploreTypes.ts';

const chosen = css({
  textDecoration: 'none',
  _current: {
    bg: 'ink.solid',
    borderColor: 'ink.solid',
    color: 'ink.onSolid',
    _canHover: { _hover: { color: 'ink.onSolid' } },
  },
});

export interface FilterLinkProps {
  explore: ExploreRef;
  /** What it changes of the filter. */
  change: Partial<ExploreFilter>;
  isChosen: boolean;
  children: ReactNode;
}

/** A choice among parts of the catalogue, each with an address of its own. */
export const FilterLink = ({ explore, change, isChosen, children }: FilterLinkProps) => {
  const filter = useSelector(explore, (snapshot) => snapshot.context.filter);
  return (
    <Link
      to={paths.explore({ ...filter, ...change })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cx(chip(), chosen)}
    >
      {children}
    </Link>
  );
};
