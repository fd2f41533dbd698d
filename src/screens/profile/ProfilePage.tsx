import type { CharacterProfile } from '#contract/characterProfile.ts';
import { m } from '#src/paraglide/messages.js';
import { Badge } from '#src/ui/Badge.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SafeText } from '#src/ui/SafeText.tsx';
import { css } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { dateText } from '../times.ts';
import { CharacterStory } from './CharacterStory.tsx';
import { CharacterTitle } from './CharacterTitle.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { ProfileActs } from './ProfileActs.tsx';
import { ProfilePictures } from './ProfilePictures.tsx';
import { content, heading, page, section } from './profileStyles.ts';
import type { ProfileFlows } from './profileTypes.ts';
import { countText } from '../money.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4', listStyle: 'none' });
const greeting = css({
  textStyle: 'message',
  p: '5',
  bg: 'bg.surface',
  borderRadius: 'lg',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
});

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
export const ProfilePage = ({ profile, report, character }: ProfileFlows & { character: CharacterProfile }) => {
  const { name, createTime, isGone, isBlocked, isOwn } = character;
  const seenBy = isOwn ? visibilityText(character) : null;
  const told = [makerText(character), conversationsText(character.conversations)];
  return (
    <article className={page}>
      <ProfilePictures profile={profile} character={character} />
      <div className={content}>
        <PageTitle>{name}</PageTitle>
        <header>
          <CharacterTitle {...character} />
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
        {isGone || isBlocked ? (
          <Notice>{isBlocked ? m.profile_blocked({ name }) : m.profile_gone({ name })}</Notice>
        ) : null}
        <ProfileActs profile={profile} report={report} character={character} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        <section className={section}>
          <h2 className={heading}>{m.profile_greeting()}</h2>
          <SafeText text={character.greeting} className={greeting} />
        </section>
        <CharacterStory {...character} />
      </div>
      <PictureDialog profile={profile} character={character} />
      {report === null ? null : <ReportDialog report={report} />}
    </article>
  );
};
