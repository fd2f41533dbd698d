import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { answersLeft, canSay, isSaid, lineLeft } from '#machines/meeting/meetingSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { SendIcon } from '#src/ui/actIcons.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css, cx } from '#styled/css';
import { composer } from '#styled/recipes';
import { FailureLine } from '../FailureLine.tsx';
import { SpeechField } from '../conversation/SpeechField.tsx';
import { tooLongText } from '../money.ts';
import type { MeetingRef } from './meetingTypes.ts';

/* On phones it stays in reach while one reads. */
const place = css({
  position: 'sticky',
  bottom: { base: 'bottomBar', lg: '0' },
  zIndex: 'raised',
  bg: 'bg.canvas',
  mx: '-2',
  px: '2',
  pt: '2',
  pb: '3',
});
const ring = css({ '&:has(textarea:focus-visible)': { boxShadow: 'focus' } });
const field = css({ flex: '1', minWidth: '0', ps: '2' });
/* The words go on behind the badge: rows of a phone are few. */
const under = css({ mt: '2', textAlign: 'center', overflowWrap: 'anywhere', '& > p': { display: 'inline' } });
const note = css({ me: '2' });
const trouble = css({ mb: '2' });
const tooLong = css({ color: 'danger.text', fontWeight: 'semibold' });

const hintOf = (answers: number, name: string): string => {
  if (answers === 0) return m.meeting_hint_none({ name });
  return answers === 1 ? m.meeting_hint_one({ name }) : m.meeting_hint({ name });
};

export interface FirstLineProps {
  ref: Ref<HTMLFormElement>;
  meeting: MeetingRef;
  name: string;
}

/** Where a stranger writes the next line. */
export const FirstLine = ({ ref, meeting, name }: FirstLineProps) => {
  const line = useSelector(meeting, (snapshot) => snapshot.context.line);
  const maySay = useSelector(meeting, canSay);
  const left = useSelector(meeting, lineLeft);
  const answers = useSelector(meeting, answersLeft);
  const isKept = useSelector(meeting, isSaid);
  const failure = useSelector(meeting, ({ context }) => context.failure);
  const classes = composer();
  const submit = () => {
    meeting.send({ type: 'line.submitted', intentId: newIntentId() });
  };
  return (
    <form
      ref={ref}
      className={place}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FailureLine failure={failure} className={trouble} />
      <div className={cx(classes.root, ring)}>
        <div className={field}>
          <SpeechField
            text={line}
            label={m.chat_placeholder({ name })}
            isTooLong={left < 0}
            onText={(text) => {
              meeting.send({ type: 'line.changed', text });
            }}
            onSubmit={submit}
          />
        </div>
        <IconButton type="submit" label={m.chat_send()} icon={<SendIcon />} variant="solid" disabled={!maySay} />
      </div>
      <div className={under}>
        <span className={note}>
          <Badge tone="accent">{m.chat_ai_note()}</Badge>
        </span>
        {left < 0 ? (
          <p className={cx(classes.hint, tooLong)} role="alert">
            {tooLongText(-left)}
          </p>
        ) : (
          <p className={classes.hint} aria-live="polite">
            {isKept ? m.meeting_kept({ name }) : hintOf(answers, name)}
          </p>
        )}
      </div>
    </form>
  );
};
