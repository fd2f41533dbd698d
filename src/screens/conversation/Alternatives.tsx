import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { MessageActsRef } from './chatTypes.ts';

const place = css({ display: 'flex', alignItems: 'center', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });

export interface AlternativesProps {
  acts: MessageActsRef;
  message: VisibleMessage;
  isBusy: boolean;
}

/** Which of several answers counts. */
export const Alternatives = ({ acts, message: { msgId, chosen, alternatives }, isBusy }: AlternativesProps) => {
  /* Not disabled, so that the keyboard stays on them. */
  const choose = (ordinal: number) => {
    if (isBusy || ordinal < 0 || ordinal >= alternatives) return;
    acts.send({ type: 'alternative.chosen', msgId, ordinal, intentId: newIntentId() });
  };
  return (
    <div className={place}>
      <IconButton
        size="sm"
        label={m.chat_alternative_before()}
        icon={<ChevronLeftIcon />}
        aria-disabled={isBusy || chosen === 0}
        onClick={() => {
          choose(chosen - 1);
        }}
      />
      <span aria-live="polite">
        {m.chat_alternative_of({ number: String(chosen + 1), count: String(alternatives) })}
      </span>
      <IconButton
        size="sm"
        label={m.chat_alternative_next()}
        icon={<ChevronRightIcon />}
        aria-disabled={isBusy || chosen === alternatives - 1}
        onClick={() => {
          choose(chosen + 1);
        }}
      />
    </div>
  );
};
