import { useRef } from 'react';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css, cx } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { portraitSources } from '../portrait.ts';
import { CharacterStory } from '../profile/CharacterStory.tsx';
import { CharacterTitle } from '../profile/CharacterTitle.tsx';
import { content, page, portrait, side } from '../profile/profileStyles.ts';
import { FirstLine } from './FirstLine.tsx';
import { MeetingTalk } from './MeetingTalk.tsx';
import type { MeetingRef } from './meetingTypes.ts';

/* Smaller on phones, so that the greeting is in view. */
const picture = css({ maxWidth: { base: '[9rem]', md: 'full' }, mx: 'auto' });

const LARGE = '(min-width: 768px) 36vw, 9rem';

/** A character who is there to be met. */
export const MeetingPage = ({ meeting, character }: { meeting: MeetingRef; character: CharacterProfile }) => {
  const { name } = character;
  const composer = useRef<HTMLFormElement>(null);
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
        <header>
          <CharacterTitle {...character} />
        </header>
        <MeetingTalk meeting={meeting} character={character} composer={composer} />
        <FirstLine ref={composer} meeting={meeting} name={name} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        <CharacterStory {...character} />
      </div>
    </article>
  );
};
