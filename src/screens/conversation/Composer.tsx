import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import {
  canAskForPicture,
  canQueue,
  canStop,
  canSubmit,
  charactersLeft,
  editableId,
  isEditing,
  isHeldUp,
  isStopping,
} from '#machines/chat/chatSelectors.ts';
import { isAsking } from '#machines/chatPicture/chatPictureSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { PencilIcon, SendIcon, StopIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon, PictureIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css, cx } from '#styled/css';
import { composer } from '#styled/recipes';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { ChatPictureRef, ChatRef, NextLineRef } from './chatTypes.ts';
import { composerHint, composerPlace } from './composerPlace.ts';
import { hasKeyboard } from './hasKeyboard.ts';
import { SpeechField } from './SpeechField.tsx';
import { countText } from '../money.ts';

/* Round the whole, as fields have it; its buttons show the focus themselves. */
const ring = css({ '&:has(textarea:focus-visible)': { boxShadow: 'focus' } });
const tooLong = css({ color: 'danger.text', fontWeight: 'semibold' });
const editing = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  ps: '4',
  pb: '1',
  textStyle: 'small',
  color: 'accent.text',
});
const editingText = css({ flex: '1', minWidth: '0' });
const apart = css({ mt: '2' });

export interface ComposerProps {
  chat: ChatRef;
  nextLine: NextLineRef;
  picture: ChatPictureRef;
  name: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Where the person writes. The draft lives in the machine; Enter sends, Shift+Enter starts a new line, the up arrow in an empty field
 * changes the last message, Escape leaves that as it was.
 */
export const Composer = ({ chat, nextLine, picture, name, input }: ComposerProps) => {
  const draft = useSelector(chat, (snapshot) => snapshot.context.draft);
  const maySubmit = useSelector(chat, canSubmit);
  const mayStop = useSelector(chat, canStop);
  const isEnding = useSelector(chat, isStopping);
  const mayAskForPicture = useSelector(chat, (snapshot) => canAskForPicture(snapshot, m.chat_picture_words()));
  const isChanging = useSelector(chat, isEditing);
  const left = useSelector(chat, charactersLeft);
  const isHindered = useSelector(chat, isHeldUp);
  const hasDraft = draft.trim() !== '';
  const isWaiting = (mayStop || isEnding) && hasDraft;
  const classes = composer();

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus();
  }, [input]);

  useEffect(() => {
    if (isChanging) input.current?.focus();
  }, [input, isChanging]);

  /* The dialog gives the focus back to the button, which takes none once the picture is asked for. */
  const isPicturing = useSelector(picture, isAsking);
  const wasPicturing = useRef(isPicturing);
  useEffect(() => {
    if (wasPicturing.current && !isPicturing && document.activeElement === document.body) input.current?.focus();
    wasPicturing.current = isPicturing;
  }, [input, isPicturing]);

  const submit = () => {
    const waiting = nextLine.getSnapshot().context.text;
    if (canQueue(chat.getSnapshot(), waiting)) {
      nextLine.send({ type: 'line.queued', text: draft.trim() });
      chat.send({ type: 'draft.changed', text: '' });
    } else {
      // What was said before goes before.
      if (maySubmit && waiting !== '') nextLine.send({ type: 'line.takenBack' });
      chat.send({ type: 'message.submitted', intentId: newIntentId() });
    }
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isChanging) {
      chat.send({ type: 'edit.closed' });
    } else if (event.key === 'ArrowUp' && draft === '') {
      const msgId = editableId(chat.getSnapshot());
      if (msgId === null) return;
      event.preventDefault();
      chat.send({ type: 'edit.opened', msgId });
    }
  };

  return (
    <form
      className={composerPlace}
      data-kept
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isChanging ? (
        <div className={editing}>
          <PencilIcon />
          <span className={editingText}>{m.chat_editing()}</span>
          <IconButton
            size="sm"
            label={m.chat_editing_close()}
            icon={<CloseIcon />}
            onClick={() => {
              chat.send({ type: 'edit.closed' });
              input.current?.focus();
            }}
          />
        </div>
      ) : null}
      <div className={cx(classes.root, ring)}>
        <IconButton
          label={m.chat_picture()}
          aria-haspopup="dialog"
          icon={<PictureIcon />}
          disabled={!mayAskForPicture}
          onClick={() => {
            picture.send({ type: 'picture.opened', typed: draft, usual: m.chat_picture_words() });
          }}
        />
        <SpeechField
          ref={input}
          text={draft}
          label={m.chat_placeholder({ name })}
          isTooLong={left < 0}
          onText={(text) => {
            chat.send({ type: 'draft.changed', text });
          }}
          onSubmit={submit}
          onKeyDown={onKeyDown}
        />
        {/* Two buttons, told apart by key: one that became the other under a click would send the draft. */}
        {mayStop || isEnding ? (
          <IconButton
            key="stop"
            label={m.chat_stop()}
            icon={isEnding ? <Spinner /> : <StopIcon />}
            variant="ink"
            disabled={!mayStop}
            onClick={(event) => {
              /* The second click of a double one was meant for the button that sent. */
              if (event.detail > 1) return;
              chat.send({ type: 'message.stopRequested' });
              input.current?.focus();
            }}
          />
        ) : (
          <IconButton
            key="send"
            type="submit"
            label={m.chat_send()}
            icon={<SendIcon />}
            variant="solid"
            disabled={!maySubmit}
          />
        )}
      </div>
      {left < 0 ? (
        <p className={cx(classes.hint, apart, tooLong)} role="alert">
          {m.chat_too_long({ over: countText(-left) })}
        </p>
      ) : isWaiting ? (
        <p className={cx(classes.hint, apart)} aria-live="polite">
          {hasKeyboard() ? m.chat_composer_waiting({ name }) : m.chat_composer_waiting_touch({ name })}
        </p>
      ) : isHindered && hasDraft ? (
        <p className={cx(classes.hint, apart)} aria-live="polite">
          {m.chat_composer_held()}
        </p>
      ) : (
        <p className={cx(classes.hint, composerHint)}>{m.chat_composer_hint()}</p>
      )}
    </form>
  );
};
