import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { FEATURED_MAX, isLoading } from '#machines/explore/exploreSelectors.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { isSignedOut } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { CharacterCard } from './CharacterCard.tsx';
import type { ExploreRef } from './exploreTypes.ts';
import { FeaturedSkeleton } from './HomeSkeleton.tsx';
import { featuredItem, featuredList } from './homeStyles.ts';

const hero = css({ bgGradient: 'dawn' });
const inside = css({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
  columnGap: '16',
  rowGap: '10',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '10', lg: '16' },
  pb: { base: '8', lg: '16' },
});
const text = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6', minWidth: '0' });
const title = css({ textStyle: 'display', maxWidth: 'measure' });
const lead = css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const note = css({ textStyle: 'small', color: 'fg.subtle' });

const SIZES = '(min-width: 1024px) 17rem, (min-width: 640px) 40vw, 64vw';

export interface HeroProps {
  explore: ExploreRef;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** What Liora is, with some of those one can talk to. Whoever is not signed in is offered an account. */
export const Hero = ({ explore, session }: HeroProps) => {
  const isWaiting = useSelector(explore, isLoading);
  const featured = useSelector(explore, (snapshot) => snapshot.context.featured);
  const isStranger = useSelector(session, isSignedOut);
  return (
    <section className={hero}>
      <div className={inside}>
        <div className={text}>
          <h1 className={title}>{m.home_title()}</h1>
          <p className={lead}>{m.home_lead()}</p>
          <div className={acts}>
            <a href="#explore" className={button()}>
              {m.home_start()}
            </a>
            {isStranger ? (
              <Link to={paths.signUp()} className={button({ variant: 'outline', color: 'ink' })}>
                {m.home_sign_up()}
              </Link>
            ) : null}
          </div>
          <p className={note}>{m.home_ai_note()}</p>
        </div>
        {isWaiting ? <FeaturedSkeleton /> : null}
        {featured.length === 0 ? null : (
          <ul className={featuredList} aria-label={m.home_featured()}>
            {featured.slice(0, FEATURED_MAX).map((character) => (
              <li key={character.characterId} className={featuredItem}>
                <CharacterCard character={character} sizes={SIZES} size="lg" isUrgent isStranger={isStranger} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
