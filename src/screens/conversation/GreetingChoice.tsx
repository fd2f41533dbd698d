import { m } from '#src/paraglide/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { arrowSideways } from '#src/ui/sideways.ts';
import { css } from '#styled/css';

const place = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  m: '0',
  p: '0',
  borderWidth: 'none',
  color: 'fg.muted',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
});

export interface GreetingChoiceProps {
  /** Which one counts, from 0, of how many. */
  chosen: number;
  count: number;
  /** Another one cannot be chosen now. */
  isDisabled?: boolean;
  onChoose: (ordinal: number) => void;
}

/** Which greeting begins the conversation: by buttons, and by arrow keys on them. */
export const GreetingChoice = ({ chosen, count, isDisabled = false, onChoose }: GreetingChoiceProps) => {
  const choose = (ordinal: number) => {
    if (!isDisabled && ordinal >= 0 && ordinal < count) onChoose(ordinal);
  };
  return (
    <fieldset
      className={place}
      aria-label={m.chat_greetings()}
      {...arrowSideways((step) => {
        choose(chosen + step);
      })}
    >
      {/* Not disabled, so that the keyboard stays on them. */}
      <IconButton
        size="sm"
        label={m.chat_greeting_before()}
        icon={<ChevronLeftIcon />}
        aria-disabled={isDisabled || chosen === 0}
        onClick={() => {
          choose(chosen - 1);
        }}
      />
      <span aria-live="polite">{m.chat_alternative_of({ number: String(chosen + 1), count: String(count) })}</span>
      <IconButton
        size="sm"
        label={m.chat_greeting_next()}
        icon={<ChevronRightIcon />}
        aria-disabled={isDisabled || chosen === count - 1}
        onClick={() => {
          choose(chosen + 1);
        }}
      />
    </fieldset>
  );
};
