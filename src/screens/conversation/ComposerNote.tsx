import { useSelector } from '@xstate/react';
import { canStop, charactersLeft, type ChatSnapshot, isHeldUp, isStopping } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { composer } from '#styled/recipes';
import { countText } from '../money.ts';
import type { ChatRef } from './chatTypes.ts';
import { composerHint } from './composerPlace.ts';
import { hasKeyboard } from './hasKeyboard.ts';

const tooLong = css({ color: 'danger.text', fontWeight: 'semibold' });
const apart = css({ mt: '2' });

/** Whether the draft has to wait, and for what. */
const waitOf = (snapshot: ChatSnapshot): 'answer' | 'person' | null => {
  if (snapshot.context.draft.trim() === '') return null;
  if (canStop(snapshot) || isStopping(snapshot)) return 'answer';
  return isHeldUp(snapshot) ? 'person' : null;
};

/** What is to be known of the draft: that it is too long, or has to wait; else how it is sent. */
export const ComposerNote = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const left = useSelector(chat, charactersLeft);
  const wait = useSelector(chat, waitOf);
  const classes = composer();
  if (left < 0)
    return (
      <p className={cx(classes.hint, apart, tooLong)} role="alert">
        {m.chat_too_long({ over: countText(-left) })}
      </p>
    );
  switch (wait) {
    case 'answer':
      return (
        <p className={cx(classes.hint, apart)} aria-live="polite">
          {hasKeyboard() ? m.chat_composer_waiting({ name }) : m.chat_composer_waiting_touch({ name })}
        </p>
      );
    case 'person':
      return (
        <p className={cx(classes.hint, apart)} aria-live="polite">
          {m.chat_composer_held()}
        </p>
      );
    case null:
      return <p className={cx(classes.hint, composerHint)}>{m.chat_composer_hint()}</p>;
  }
};
