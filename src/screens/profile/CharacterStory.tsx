import { Link } from 'react-router';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { SafeText } from '#src/ui/SafeText.tsx';
import { css, cx } from '#styled/css';
import { chip } from '#styled/recipes';
import { tagWords } from '../tagWords.ts';
import { heading, section } from './profileStyles.ts';

const about = css({ textStyle: 'message', maxWidth: 'column' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' });
const link = css({ textDecoration: 'none' });

/** What is told of a character, and the tags that lead to others of its kind; each where there is any. */
export const CharacterStory = ({
  name,
  description,
  tags,
}: Pick<CharacterProfile, 'name' | 'description' | 'tags'>) => (
  <>
    {description === '' ? null : (
      <section className={section}>
        <h2 className={heading}>{m.profile_about({ name })}</h2>
        <SafeText text={description} className={about} />
      </section>
    )}
    {tags.length === 0 ? null : (
      <ul className={row} aria-label={m.profile_tags()}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={`${paths.explore({ tag })}#explore`} className={cx(chip(), link)}>
              <bdi>{tagWords(tag)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
);
