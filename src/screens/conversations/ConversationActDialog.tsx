import { useSelector } from '@xstate/react';
import { dialogOf, isBusy, targetOf } from '#machines/conversationActs/conversationActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { newIntentId } from '#src/api/newIntentId.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { ConversationActsRef } from './conversationTypes.ts';

const wordsOf = (dialog: 'clear' | 'deletion', name: string) => {
  switch (dialog) {
    case 'clear':
      return {
        title: m.conversations_clear_title(),
        text: m.conversations_clear_text({ name }),
        submitText: m.conversations_clear_submit(),
      };
    case 'deletion':
      return {
        title: m.conversations_delete_title(),
        text: m.conversations_delete_text({ name }),
        submitText: m.conversations_delete_submit(),
      };
  }
};

/** Asks before a conversation is cleared or deleted. */
export const ConversationActDialog = ({ acts }: { acts: ConversationActsRef }) => {
  const dialog = useSelector(acts, dialogOf);
  const target = useSelector(acts, targetOf);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(acts, isBusy);
  if (dialog === null || target === null) return null;
  return (
    <ConfirmDialog
      {...wordsOf(dialog, target.name)}
      isWaiting={isWaiting}
      failure={failure}
      onSubmit={() => {
        acts.send({ type: 'act.confirmed', intentId: newIntentId() });
      }}
      onDismiss={() => {
        acts.send({ type: 'dialog.closed' });
      }}
    />
  );
};
