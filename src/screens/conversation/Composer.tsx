import { useSelector } from '@xstate/react';
import type { KeyboardEvent, RefObject } from 'react';
import { canAskForPicture, charactersLeft, editableId, isEditing } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PictureIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { composer } from '#styled/recipes';
import type { ChatPictureRef, ChatRef, NextLineRef } from './chatTypes.ts';
import { ComposerNote } from './ComposerNote.tsx';
import { composerPlace } from './composerPlace.ts';
import { EditingBar } from './EditingBar.tsx';
import { SendButton } from './SendButton.tsx';
import { sendDraft } from './sendDraft.ts';
import { SpeechField } from './SpeechField.tsx';
import { useComposerFocus } from './useComposerFocus.ts';

/* Round the whole, as fields have it; its buttons show the focus themselves. */
const ring = css({ '&:has(textarea:focus-visible)': { boxShadow: 'focus' } });

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
  const mayAskForPicture = useSelector(chat, (snapshot) => canAskForPicture(snapshot, m.chat_picture_words()));
  const isChanging = useSelector(chat, isEditing);
  const isTooLong = useSelector(chat, (snapshot) => charactersLeft(snapshot) < 0);
  useComposerFocus(input, chat, picture);

  const submit = () => {
    sendDraft(chat, nextLine);
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
        <EditingBar
          onClose={() => {
            chat.send({ type: 'edit.closed' });
            input.current?.focus();
          }}
        />
      ) : null}
      <div className={cx(composer().root, ring)}>
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
          isTooLong={isTooLong}
          onText={(text) => {
            chat.send({ type: 'draft.changed', text });
          }}
          onSubmit={submit}
          onKeyDown={onKeyDown}
        />
        <SendButton chat={chat} input={input} />
      </div>
      <ComposerNote chat={chat} name={name} />
    </form>
  );
};
