import { Link } from 'react-router';
import type { CharacterProfile } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SafeText } from '#src/ui/SafeText.tsx';
import { css, cx } from '#styled/css';
import { chip } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { dateText } from '../times.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { ProfileActs } from './ProfileActs.tsx';
import { ProfilePictures } from './ProfilePictures.tsx';
import { content, page } from './profileStyles.ts';
import type { ProfileRef } from './profileTypes.ts';
import { countText } from '../money.ts';

const title = css({ textStyle: 'title', overflowWrap: 'anywhere' });
const age = css({ color: 'fg.muted' });
const tagline = css({ textStyle: 'lead', color: 'fg.muted', mt: '2', overflowWrap: 'anywhere' });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4', listStyle: 'none' });
const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const heading = css({ textStyle: 'heading' });
const greeting = css({
  textStyle: 'message',
  p: '5',
  bg: 'bg.surface',
  borderRadius: 'lg',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
});
const about = css({ textStyle: 'message', maxWidth: 'column' });
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' });
const tag = css({ textDecoration: 'none' });

const conversationsText = (count: number): string => {
  if (count === 0) return m.profile_conversations_none();
  return count === 1 ? m.profile_conversations_one() : m.profile_conversations({ count: countText(count) });
};
const makerText = ({ isOwn, origin }: CharacterProfile): string => {
  if (isOwn) return m.profile_by_you();
  return origin === 'pgc' ? m.profile_by_liora() : m.profile_by_people();
};
const visibilityText = ({ visibility }: CharacterProfile): string | null => {
  switch (visibility) {
    case 'private':
      return m.profile_private();
    case 'unlisted':
      return m.profile_unlisted();
    case 'public':
      return null;
  }
};

/** A profile that is there. */
export const ProfilePage = ({ profile, character }: { profile: ProfileRef; character: CharacterProfile }) => {
  const { name, createTime, isGone, isOwn } = character;
  const seenBy = isOwn ? visibilityText(character) : null;
  const told = [makerText(character), conversationsText(character.conversations)];
  return (
    <article className={page}>
      <ProfilePictures profile={profile} character={character} />
      <div className={content}>
        <PageTitle>{name}</PageTitle>
        <header>
          <h1 className={title}>
            <bdi>{name}</bdi> <span className={age}>{character.age}</span>
          </h1>
          {character.tagline === '' ? null : (
            <p dir="auto" className={tagline}>
              {character.tagline}
            </p>
          )}
          <ul className={facts}>
            {[
              ...told,
              ...(createTime === 0 ? [] : [m.profile_since({ date: dateText(createTime) })]),
              ...(seenBy === null ? [] : [seenBy]),
            ].map((fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ))}
          </ul>
        </header>
        {isGone ? <Notice>{m.profile_gone({ name })}</Notice> : null}
        <ProfileActs profile={profile} character={character} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        <section className={section}>
          <h2 className={heading}>{m.profile_greeting()}</h2>
          <SafeText text={character.greeting} className={greeting} />
        </section>
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
      <PictureDialog profile={profile} character={character} />
    </article>
  );
};
