import { useSelector } from '@xstate/react';
import type { CharacterProfile } from '#contract/character.ts';
import { greetingIn } from '#machines/meeting/meetingSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { swipeSideways } from '#src/ui/sideways.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { bubble } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { avatarSources, portraitSources } from '../portrait.ts';
import { CharacterStory } from '../profile/CharacterStory.tsx';
import { CharacterTitle } from '../profile/CharacterTitle.tsx';
import { content, page, portrait, side } from '../profile/profileStyles.ts';
import { GreetingChoice } from '../conversation/GreetingChoice.tsx';
import { MessageText } from '../conversation/MessageText.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { MeetingRef } from './meetingTypes.ts';

/* Smaller on phones, so that the greeting is in view. */
const picture = css({ maxWidth: { base: '48', md: 'full' }, mx: 'auto' });

/* A finger that moves sideways chooses; up and down it scrolls. */
const swiped = css({ touchAction: 'pan-y' });

const LARGE = '(min-width: 768px) 36vw, 12rem';

/** What a character says first, as it will stand in the conversation. */
const Greeting = ({ meeting, character }: { meeting: MeetingRef; character: CharacterProfile }) => {
  const classes = bubble({ side: 'theirs', isFirst: true });
  const text = useSelector(meeting, (snapshot) => greetingIn(snapshot).text);
  const chosen = useSelector(meeting, (snapshot) => greetingIn(snapshot).chosen);
  const count = useSelector(meeting, (snapshot) => greetingIn(snapshot).count);
  const choose = (ordinal: number) => {
    meeting.send({ type: 'greeting.chosen', ordinal });
  };
  return (
    <div className={classes.row}>
      <span className={classes.aside}>
        <Avatar name={character.name} size="sm" {...avatarSources(character.portrait)} />
      </span>
      <div className={classes.column}>
        <div className={classes.line}>
          <div
            className={cx(classes.bubble, count > 1 ? swiped : undefined)}
            {...(count > 1 &&
              swipeSideways((step) => {
                choose(chosen + step);
              }))}
          >
            <VisuallyHidden>{`${character.name}: `}</VisuallyHidden>
            <MessageText text={text} actionClass={classes.action} acts={null} />
          </div>
        </div>
        {count > 1 ? <GreetingChoice chosen={chosen} count={count} onChoose={choose} /> : null}
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
        <Greeting meeting={meeting} character={character} />
        <FirstLine meeting={meeting} name={name} />
        <Notice tone="care">{m.profile_ai_note({ name })}</Notice>
        <CharacterStory {...character} />
      </div>
    </article>
  );
};
