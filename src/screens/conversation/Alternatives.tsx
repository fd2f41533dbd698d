import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { isBusy as isBusyOf } from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { arrowSideways } from '#src/ui/sideways.ts';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { MessageActsRef } from './chatTypes.ts';

const place = css({ display: 'flex', alignItems: 'center', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });

type Chosen = Pick<VisibleMessage, 'msgId' | 'chosen' | 'alternatives'>;

/** Has the answer count that stands so many before or after the one that counts; nothing where there is none, or while something is done. */
export const turnAnswer = (acts: MessageActsRef, { msgId, chosen, alternatives }: Chosen, step: 1 | -1): void => {
  const ordinal = chosen + step;
  if (ordinal < 0 || ordinal >= alternatives || isBusyOf(acts.getSnapshot())) return;
  acts.send({ type: 'alternative.chosen', msgId, ordinal, intentId: newIntentId() });
};

export interface AlternativesProps {
  acts: MessageActsRef;
  message: VisibleMessage;
  isBusy: boolean;
}

/** Which of several answers counts: by buttons, and by arrow keys on them. */
export const Alternatives = ({ acts, message, isBusy }: AlternativesProps) => {
  const { chosen, alternatives } = message;
  const turn = (step: 1 | -1) => {
    turnAnswer(acts, message, step);
  };
  return (
    <div className={place} {...arrowSideways(turn)}>
      {/* Not disabled, so that the keyboard stays on them. */}
      <IconButton
        size="sm"
        label={m.chat_alternative_before()}
        icon={<ChevronLeftIcon />}
        aria-disabled={isBusy || chosen === 0}
        onClick={() => {
          turn(-1);
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
          turn(1);
        }}
      />
    </div>
  );
};
