import { Link } from 'react-router';
import type { CharacterProfile } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { SafeText } from '#src/ui/SafeText.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { bubble, chip } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { avatarSources, portraitSources } from '../portrait.ts';
import { content, page, portrait, side } from '../profile/profileStyles.ts';
import { MessageText } from '../conversation/MessageText.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { MeetingRef } from './meetingTypes.ts';

const head = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' });
const age = css({ color: 'fg.muted' });
const tagline = css({ textStyle: 'lead', color: 'fg.muted', overflowWrap: 'anywhere' });
const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const heading = css({ textStyle: 'heading' });
const about = css({ textStyle: 'message', maxWidth: 'column' });
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' });
const tag = css({ textDecoration: 'none' });
/* Smaller on phones, so that the greeting is in view. */
const picture = css({ maxWidth: { base: '48', md: 'full' }, mx: 'auto' });

const LARGE = '(min-width: 768px) 36vw, 12rem';

/** What a character says first, as it will stand in the conversation. */
const Greeting = ({ character }: { character: CharacterProfile }) => {
  const classes = bubble({ side: 'theirs', isFirst: true });
  return (
    <div className={classes.row}>
      <span className={classes.aside}>
        <Avatar name={character.name} size="sm" {...avatarSources(character.portrait)} />
      </span>
      <div className={classes.column}>
        <div className={classes.line}>
          <div className={classes.bubble}>
            <VisuallyHidden>{`${character.name}: `}</VisuallyHidden>
            <MessageText text={character.greeting} actionClass={classes.action} acts={null} />
          </div>
        </div>
      </div>
    </div>
  );
};

/** A character who is there to be met. */
export const MeetingPage = ({ meeting, character }: { meeting: MeetingRef; character: CharacterProfile }) => {
  const { name } = character;
  return (
    <article className={page}>
      <div className={side}>
        <Portrait
          {...portraitSources(character.portrait)}
          alt={m.profile_portrait_alt({ name })}
          sizes={LARGE}
          isUrgent
          className={cx(portrait, picture)}
        />
      </div>
      <div className={content}>
        <PageTitle>{name}</PageTitle>
        <header className={head}>
          <h1 className={title}>
            <bdi>{name}</bdi> <span className={age}>{character.age}</span>
          </h1>
          {character.tagline === '' ? null : (
            <p dir="auto" className={tagline}>
              {character.tagline}
            </p>
          )}
        </header>
        <Greeting character={character} />
        <FirstLine meeting={meeting} name={name} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        {character.description === '' ? null : (
          <section className={section}>
            <h2 className={heading}>{m.profile_about({ name })}</h2>
            <SafeText text={character.description} className={about} />
          </section>
        )}
        {character.tags.length === 0 ? null : (
          <ul className={tags} aria-label={m.profile_tags()}>
            {character.tags.map((one) => (
              <li key={one}>
                <Link to={`${paths.explore({ tag: one })}#explore`} className={cx(chip(), tag)}>
                  <bdi>{one}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};
