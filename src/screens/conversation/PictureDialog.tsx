import { useSelector } from '@xstate/react';
import { PICTURE_PROMPT_MAX } from '#contract/picture.ts';
import { canAskForPicture, isAnswering, isHeldUp, isSending } from '#machines/chat/chatSelectors.ts';
import { hasWish, wordsOf } from '#machines/chatPicture/chatPictureSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { DialogForm } from '../DialogForm.tsx';
import { countText } from '../money.ts';
import type { ChatPictureRef, ChatRef, PictureTerms, TokensProps } from './chatTypes.ts';
import { picturePriceText } from './picturePriceText.ts';

/* However long the words are, the price and the buttons stay near. */
const field = css({ '& textarea': { maxHeight: '[12rem]' } });
const quiet = css({ color: 'fg.muted', textStyle: 'small' });

/** What stands between the words and their picture. */
type Lack = 'plan' | 'tokens' | null;

const lackOf = ({ hasPlan, cost, answerCost, tokens }: PictureTerms): Lack => {
  if (!hasPlan) return 'plan';
  return cost !== null && tokens !== null && tokens < cost + answerCost ? 'tokens' : null;
};

/** What is left of the tokens, or why there is no picture for them. */
const Balance = ({ terms, lack }: { terms: PictureTerms; lack: Lack }) => {
  const { cost, answerCost, tokens } = terms;
  if (lack === 'plan') return <Notice>{m.chat_picture_plan()}</Notice>;
  if (cost === null || tokens === null) return null;
  const whole = cost + answerCost;
  const had = countText(tokens);
  return lack === 'tokens' ? (
    <Notice>{m.chat_picture_short({ cost: countText(whole), tokens: had })}</Notice>
  ) : (
    <p className={quiet}>{m.chat_picture_balance({ tokens: had, left: countText(tokens - whole) })}</p>
  );
};

/** Why it cannot be sent yet, where that is for the conversation behind the dialog. */
const Hindrance = ({ chat, name }: { chat: ChatRef; name: string }) => {
  const isBusy = useSelector(chat, (snapshot) => isSending(snapshot) || isAnswering(snapshot));
  const isHindered = useSelector(chat, isHeldUp);
  if (!isBusy && !isHindered) return null;
  return <output className={quiet}>{isBusy ? m.chat_typing({ name }) : m.chat_composer_held()}</output>;
};

const errorOf = (words: string): string | undefined =>
  words.trim().length > PICTURE_PROMPT_MAX
    ? m.chat_too_long({ over: countText(words.trim().length - PICTURE_PROMPT_MAX) })
    : undefined;

export interface PictureDialogProps {
  chat: ChatRef;
  picture: ChatPictureRef;
  /** Whose picture it is. */
  name: string;
  terms: PictureTerms;
  onGetTokens: TokensProps['onGetTokens'];
}

const PictureForm = ({ chat, picture, name, terms, onGetTokens }: PictureDialogProps) => {
  const words = useSelector(picture, wordsOf);
  const isWish = useSelector(picture, hasWish);
  const maySend = useSelector(chat, (snapshot) => canAskForPicture(snapshot, words));
  const lack = lackOf(terms);
  const send = () => {
    picture.send({ type: 'picture.confirmed', intentId: newIntentId() });
  };
  const ways = {
    plan: { text: m.billing_plan_see(), go: terms.onSeePlans },
    tokens: { text: m.chat_get_tokens(), go: onGetTokens },
    none: { text: m.chat_send(), go: send },
  } as const;
  const way = ways[lack ?? 'none'];
  return (
    <DialogForm
      submitText={way.text}
      canSubmit={lack !== null || (isWish && maySend)}
      isWaiting={false}
      onSubmit={way.go}
      onClose={() => {
        picture.send({ type: 'picture.closed' });
      }}
    >
      <div className={field}>
        <TextArea
          label={m.picture_prompt()}
          name="words"
          help={m.chat_picture_said({ name })}
          error={errorOf(words)}
          rows={3}
          value={words}
          onChange={({ target }) => {
            picture.send({ type: 'words.changed', text: target.value });
          }}
        />
      </div>
      <Balance terms={terms} lack={lack} />
      <Hindrance chat={chat} name={name} />
    </DialogForm>
  );
};

/** Where one says what a picture is to show, before it costs anything. What one says there stays when it is closed. */
const PictureDialog = (props: PictureDialogProps) => {
  const { picture, name, terms } = props;
  return (
    <Dialog
      isOpen
      title={m.chat_picture()}
      description={terms.cost === null ? undefined : picturePriceText(name, terms.cost)}
      closeLabel={m.action_close()}
      closesOutside
      onClose={() => {
        picture.send({ type: 'picture.closed' });
      }}
    >
      <PictureForm {...props} />
    </Dialog>
  );
};
export default PictureDialog;
