import type { KeyboardEvent, Ref } from 'react';
import { composer } from '#styled/recipes';

/* The key that ends an input method's composition reports this code in Safari, after the composition has ended. */
const COMPOSING_KEY_CODE = 229;

export interface SpeechFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  text: string;
  label: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Any other key; not those that belong to an input method. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A field for what is said, which grows with it. Enter sends, Shift+Enter starts a new line. */
export const SpeechField = ({ ref, text, label, isTooLong, onText, onSubmit, onKeyDown }: SpeechFieldProps) => {
  const classes = composer();
  return (
    <div className={classes.grow} data-draft={`${text}\u200b`}>
      <textarea
        ref={ref}
        dir={text === '' ? undefined : 'auto'}
        className={classes.input}
        rows={1}
        value={text}
        placeholder={label}
        aria-label={label}
        aria-invalid={isTooLong}
        enterKeyHint="send"
        onChange={(event) => {
          onText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            onSubmit();
          } else onKeyDown?.(event);
        }}
      />
    </div>
  );
};
