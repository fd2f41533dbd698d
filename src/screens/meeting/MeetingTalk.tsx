import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { askedOf, canChooseGreeting, greetingIn, helpOf } from '#machines/meeting/meetingSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { swipeSideways } from '#src/ui/sideways.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { bubble } from '#styled/recipes';
import { GreetingChoice } from '../conversation/GreetingChoice.tsx';
import { HelpNotice } from '../conversation/HelpCard.tsx';
import { MessageText } from '../conversation/MessageText.tsx';
import { TypingDots } from '../conversation/TypingDots.tsx';
import { avatarSources } from '../portrait.ts';
import type { MeetingRef } from './meetingTypes.ts';
import { useNewestInView } from './useNewestInView.ts';

/* A finger that moves sideways chooses; up and down it scrolls. */
const swiped = css({ touchAction: 'pan-y' });
/* The composer stands over the end of the window. */
const talk = css({ '& > *, & article': { scrollMarginBottom: '[10rem]' } });

const helping = css({ mt: '4' });

interface AnswerProps {
  character: CharacterProfile;
  status: 'generating' | 'done';
  children: ReactNode;
}

const AvatarOf = ({ name, portrait }: CharacterProfile) => (
  <Avatar name={name} size="sm" {...avatarSources(portrait)} />
);

/** What a character says first, as it will stand in the conversation. */
const Greeting = ({ meeting, character }: { meeting: MeetingRef; character: CharacterProfile }) => {
  const classes = bubble({ side: 'theirs', isFirst: true });
  const text = useSelector(meeting, (snapshot) => greetingIn(snapshot).text);
  const chosen = useSelector(meeting, (snapshot) => greetingIn(snapshot).chosen);
  const count = useSelector(meeting, (snapshot) => greetingIn(snapshot).count);
  const hasChoice = useSelector(meeting, canChooseGreeting);
  const choose = (ordinal: number) => {
    meeting.send({ type: 'greeting.chosen', ordinal });
  };
  return (
    <div className={classes.row}>
      <span className={classes.aside}>
        <AvatarOf {...character} />
      </span>
      <div className={classes.column}>
        <div className={classes.line}>
          <div
            className={cx(classes.bubble, hasChoice ? swiped : undefined)}
            {...(hasChoice &&
              swipeSideways((step) => {
                choose(chosen + step);
              }))}
          >
            <VisuallyHidden>{`${character.name}: `}</VisuallyHidden>
            <MessageText text={text} actionClass={classes.action} acts={null} />
          </div>
        </div>
      </div>
      {hasChoice ? (
        <div className={classes.acts}>
          <GreetingChoice chosen={chosen} count={count} onChoose={choose} />
        </div>
      ) : null}
    </div>
  );
};

const Mine = ({ text, isPending = false }: { text: string; isPending?: boolean }) => {
  const classes = bubble({ side: 'mine', isFirst: true, isPending });
  return (
    <article className={classes.row} data-message="user" data-status={isPending ? 'sending' : 'done'}>
      <div className={classes.column}>
        <div className={classes.line}>
          <div className={classes.bubble}>
            <VisuallyHidden>{`${m.chat_you()}: `}</VisuallyHidden>
            <MessageText text={text} actionClass={classes.action} acts={null} />
          </div>
        </div>
      </div>
    </article>
  );
};

const Answer = ({ character, status, children }: AnswerProps) => {
  const classes = bubble({ side: 'theirs', isFirst: true });
  return (
    <article className={classes.row} data-message="companion" data-status={status}>
      <span className={classes.aside}>
        <AvatarOf {...character} />
      </span>
      <div className={classes.column}>
        <div className={classes.line}>
          <div className={classes.bubble}>{children}</div>
        </div>
      </div>
    </article>
  );
};

export interface MeetingTalkProps {
  meeting: MeetingRef;
  character: CharacterProfile;
  /** Stands over the end of the window. */
  composer: RefObject<HTMLElement | null>;
}

/** The greeting, and what was said since; each answer is read out as it comes. */
export const MeetingTalk = ({ meeting, character, composer }: MeetingTalkProps) => {
  const { name } = character;
  const messages = useSelector(meeting, ({ context }) => context.messages);
  const asked = useSelector(meeting, askedOf);
  const need = useSelector(meeting, helpOf, (one, other) => one?.help === other?.help && one?.isNew === other?.isNew);
  const { action } = bubble({ side: 'theirs' });
  const log = useNewestInView(asked ?? messages.at(-1)?.msgId, composer);
  return (
    <div className={talk}>
      <Greeting meeting={meeting} character={character} />
      <div ref={log} role="log" aria-label={m.chat_messages({ name })}>
        {messages.map(({ msgId, role, text }) =>
          role === 'user' ? (
            <Mine key={msgId} text={text} />
          ) : (
            <Answer key={msgId} character={character} status="done">
              <VisuallyHidden>{`${name}: `}</VisuallyHidden>
              <MessageText text={text} actionClass={action} acts={null} />
            </Answer>
          ),
        )}
        {asked === null ? null : (
          <>
            <Mine text={asked} isPending />
            <Answer character={character} status="generating">
              <TypingDots label={m.chat_typing({ name })} />
            </Answer>
          </>
        )}
      </div>
      {need === null ? null : <HelpNotice {...need} className={helping} />}
    </div>
  );
};
