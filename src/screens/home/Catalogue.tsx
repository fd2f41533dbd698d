import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/explore/exploreMachine.ts';
import { isChoosing, isEmpty, isLoading } from '#machines/explore/exploreSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { CharacterCard } from './CharacterCard.tsx';
import { CatalogueEnd } from './CatalogueEnd.tsx';
import { GridSkeleton } from './HomeSkeleton.tsx';
import { cardGrid } from './homeStyles.ts';
import { TagFilter } from './TagFilter.tsx';

const section = css({
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '8', lg: '10' },
  scrollMarginTop: 'topBar',
});
const heading = css({ textStyle: 'heading' });
const filter = css({ mt: '3', mb: '5' });
const grid = css({ transitionProperty: 'common', transitionDuration: 'normal' });
const isStale = css({ opacity: '0.45' });

const SIZES = '(min-width: 1280px) 15rem, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';
/** So many cards can be in view on a first look. */
const URGENT = 4;

/** All characters, by tag and page. */
export const Catalogue = ({ explore }: { explore: ActorRefFrom<typeof exploreMachine> }) => {
  const isWaiting = useSelector(explore, isLoading);
  const isChanging = useSelector(explore, isChoosing);
  const hasNone = useSelector(explore, isEmpty);
  const tag = useSelector(explore, (snapshot) => snapshot.context.tag);
  const tags = useSelector(explore, (snapshot) => snapshot.context.tags);
  const characters = useSelector(explore, (snapshot) => snapshot.context.characters);
  const chooseTag = (chosen: string | null) => {
    explore.send({ type: 'tag.chosen', tag: chosen });
  };
  return (
    <section id="explore" className={section} aria-labelledby="explore-heading" aria-busy={isWaiting || isChanging}>
      <h2 id="explore-heading" className={heading}>
        {m.home_all()}
      </h2>
      <div className={filter}>
        <TagFilter tags={tags} chosen={tag} isLoading={isWaiting} onChoose={chooseTag} />
      </div>
      {isWaiting ? (
        <>
          <VisuallyHidden>{m.home_loading()}</VisuallyHidden>
          <GridSkeleton />
        </>
      ) : null}
      {hasNone ? (
        <EmptyState
          icon={<SparkIcon />}
          title={m.home_empty_title()}
          actions={
            tag === null ? undefined : (
              <Button
                variant="outline"
                color="ink"
                onClick={() => {
                  chooseTag(null);
                }}
              >
                {m.home_show_all()}
              </Button>
            )
          }
        >
          {m.home_empty_text()}
        </EmptyState>
      ) : (
        <ul className={cx(cardGrid, grid, isChanging && isStale)}>
          {characters.map((character, index) => (
            <li key={character.characterId}>
              <CharacterCard character={character} sizes={SIZES} isUrgent={index < URGENT} />
            </li>
          ))}
        </ul>
      )}
      <CatalogueEnd explore={explore} />
    </section>
  );
};
