import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { isFiltered } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { CharacterCard } from './CharacterCard.tsx';
import type { ExploreRef } from './exploreTypes.ts';

const others = css({ mt: '2' });
const heading = css({ textStyle: 'nameSmall', mb: '4', textAlign: 'center' });
const row = css({
  display: 'flex',
  justifyContent: '[safe center]',
  gap: { base: '3', md: '5' },
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  mx: '[calc(-1 * token(spacing.gutter))]',
  px: 'gutter',
  py: '2',
  listStyle: 'none',
});
const item = css({ width: '[min(44vw, 14.4rem)]', flexShrink: '0' });

const SIZES = 'min(44vw, 14.4rem)';

/** Where nobody is like that: what might help, and whom one might like instead. */
const Nobody = ({ explore, isStranger }: { explore: ExploreRef; isStranger: boolean }) => {
  const query = useSelector(explore, (snapshot) => snapshot.context.filter.query);
  const hasFilter = useSelector(explore, isFiltered);
  const featured = useSelector(explore, (snapshot) => snapshot.context.featured);
  const why = query === null ? m.home_empty_filtered() : m.home_empty_query({ query });
  return (
    <>
      <EmptyState
        icon={<SparkIcon />}
        title={m.home_empty_title()}
        actions={
          hasFilter ? (
            <Link to={paths.home()} preventScrollReset className={button({ variant: 'outline', color: 'ink' })}>
              {m.home_clear()}
            </Link>
          ) : undefined
        }
      >
        {hasFilter ? why : undefined}
      </EmptyState>
      {hasFilter && featured.length > 0 ? (
        <section className={others} aria-labelledby="explore-others">
          <h3 id="explore-others" className={heading}>
            {m.home_others()}
          </h3>
          <ul className={row} aria-labelledby="explore-others">
            {featured.map((character) => (
              <li key={character.characterId} className={item}>
                <CharacterCard character={character} sizes={SIZES} isStranger={isStranger} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
};

export default Nobody;
