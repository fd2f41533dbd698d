import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { canStop, pictureOf } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';
import { statusText } from '../pictureWording.ts';
import type { ChatRef } from './chatTypes.ts';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '2', width: '56', maxWidth: 'full' });
const title = css({ textStyle: 'label' });
const detail = css({ textStyle: 'small', color: 'fg.muted' });

/** The picture that an answer waits for: its place in the queue or how far it is, and a way to do without. */
export const PendingPicture = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const picture = useSelector(chat, pictureOf);
  const mayStop = useSelector(chat, canStop);
  if (picture === null) return null;
  const words = statusText(picture);
  const stop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the wait.
    currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    chat.send({ type: 'message.stopRequested' });
  };
  return (
    <div className={whole} data-picture={picture.status}>
      <p className={title}>{words.title}</p>
      <Progress label={m.chat_picture_progress({ name })} value={picture.progress} />
      <output className={detail}>{words.detail}</output>
      <Button size="sm" variant="outline" color="ink" disabled={!mayStop} onClick={stop}>
        {m.chat_picture_cancel()}
      </Button>
    </div>
  );
};
