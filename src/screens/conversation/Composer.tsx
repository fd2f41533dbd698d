import { useSelector } from '@xstate/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { canStop, canSubmit, charactersLeft, isStopping } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SendIcon, StopIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { composer } from '#styled/recipes';
import { newIntentId } from '../newIntentId.ts';
import type { ChatRef } from './chatTypes.ts';

const place = css({
  flexShrink: '0',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  pt: '1',
  pb: '[max(token(spacing.3), env(safe-area-inset-bottom, 0px))]',
});
const tooLong = css({ color: 'danger.text', fontWeight: 'semibold' });
const hint = css({ mt: '2', display: { base: 'none', lg: 'block' } });

/* The key that ends an input method's composition reports this code in Safari, after the composition has ended. */
const COMPOSING_KEY_CODE = 229;

/** Where the person writes. The draft lives in the machine; Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const draft = useSelector(chat, (snapshot) => snapshot.context.draft);
  const maySubmit = useSelector(chat, canSubmit);
  const mayStop = useSelector(chat, canStop);
  const isEnding = useSelector(chat, isStopping);
  const left = useSelector(chat, charactersLeft);
  const input = useRef<HTMLTextAreaElement>(null);
  const classes = composer();

  useEffect(() => {
    /* On a phone the keyboard would cover the conversation before it was read. */
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  const submit = () => {
    chat.send({ type: 'message.submitted', intentId: newIntentId() });
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className={place}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes.root}>
        <div className={classes.grow} data-draft={`${draft}\u200b`}>
          <textarea
            ref={input}
            className={classes.input}
            rows={1}
            value={draft}
            placeholder={m.chat_placeholder({ name })}
            aria-label={m.chat_placeholder({ name })}
            aria-invalid={left < 0}
            enterKeyHint="send"
            onChange={(event) => {
              chat.send({ type: 'draft.changed', text: event.target.value });
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {/* Two buttons, told apart by key: one that became the other under a click would send the draft. */}
        {mayStop || isEnding ? (
          <IconButton
            key="stop"
            label={m.chat_stop()}
            icon={isEnding ? <Spinner /> : <StopIcon />}
            variant="ink"
            disabled={!mayStop}
            onClick={() => {
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
        <p className={`${classes.hint} ${tooLong}`} role="alert">
          {m.chat_too_long({ over: -left })}
        </p>
      ) : (
        <p className={`${classes.hint} ${hint}`}>{m.chat_composer_hint()}</p>
      )}
    </form>
  );
};
