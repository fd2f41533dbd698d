import { Link } from 'react-router';
import type { CharacterSummary } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { CharacterCard } from './CharacterCard.tsx';
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
const FEATURED_MAX = 3;

export interface HeroProps {
  featured: readonly CharacterSummary[];
  isLoading: boolean;
  /** Whoever looks is not signed in: an account is offered. */
  isStranger: boolean;
}

/** What Liora is, with some of those one can talk to. */
export const Hero = ({ featured, isLoading, isStranger }: HeroProps) => (
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
      {isLoading ? <FeaturedSkeleton /> : null}
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
