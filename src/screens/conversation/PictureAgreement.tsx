import { useSelector } from '@xstate/react';
import { canDiscard, isAgreeing } from '#machines/chat/chatSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import type { ChatRef } from './chatTypes.ts';
import { picturePriceText } from './picturePriceText.ts';

const place = css({ mt: '4' });
const question = css({ fontWeight: 'semibold', color: 'fg.default' });
/* On phones in two rows of two: one alone would drop below. */
const choices = css({
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2',
  width: 'full',
});

export interface PictureAgreementProps {
  chat: ChatRef;
  name: string;
  /** What a picture costs, in tokens; `null` while that is not known: then it cannot be agreed to. */
  cost: number | null;
}

/** Asks whether the picture that somebody's words ask for may cost what it does. */
export const PictureAgreement = ({ chat, name, cost }: PictureAgreementProps) => {
  const isAsked = useSelector(chat, isAgreeing);
  const mayDiscard = useSelector(chat, canDiscard);
  if (!isAsked) return null;
  const agree = (isForAll: boolean) => () => {
    chat.send({ type: 'picture.agreed', isForAll, intentId: newIntentId() });
  };
  return (
    <Notice
      className={place}
      isAlert
      isStacked
      actions={
        <div className={choices}>
          {cost === null ? null : (
            <>
              <Button size="sm" variant="outline" color="ink" onClick={agree(true)}>
                {m.chat_picture_always()}
              </Button>
              <Button size="sm" variant="outline" color="ink" onClick={agree(false)}>
                {m.chat_picture_once()}
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="outline"
            color="ink"
            onClick={() => {
              chat.send({ type: 'picture.declined', intentId: newIntentId() });
            }}
          >
            {m.chat_picture_never()}
          </Button>
          {mayDiscard ? (
            <Button
              size="sm"
              variant="ghost"
              color="ink"
              onClick={() => {
                chat.send({ type: 'message.discarded' });
              }}
            >
              {m.chat_unsent_edit()}
            </Button>
          ) : null}
        </div>
      }
    >
      {cost === null ? null : (
        <>
          <p className={question}>{m.chat_picture_price_question()}</p>
          <p>{picturePriceText(name, cost)}</p>
        </>
      )}
      <p>{m.chat_picture_choice()}</p>
    </Notice>
  );
};
