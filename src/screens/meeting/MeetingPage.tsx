import type { CharacterProfile } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { bubble } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { avatarSources, portraitSources } from '../portrait.ts';
import { CharacterStory } from '../profile/CharacterStory.tsx';
import { CharacterTitle } from '../profile/CharacterTitle.tsx';
import { content, page, portrait, side } from '../profile/profileStyles.ts';
import { MessageText } from '../conversation/MessageText.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { MeetingRef } from './meetingTypes.ts';

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
        <header>
          <CharacterTitle {...character} />
        </header>
        <Greeting character={character} />
        <FirstLine meeting={meeting} name={name} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        <CharacterStory {...character} />
      </div>
    </article>
  );
};
