import { useSelector } from '@xstate/react';
import { isDeleting, isDeletionOpen } from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { MessageActsRef } from './chatTypes.ts';

export interface DeleteMessageDialogProps {
  acts: MessageActsRef;
  /** Whom the conversation is with. */
  name: string;
}

/** Asks before a message goes for good. */
export const DeleteMessageDialog = ({ acts, name }: DeleteMessageDialogProps) => {
  const isOpen = useSelector(acts, isDeletionOpen);
  const isWaiting = useSelector(acts, isDeleting);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={m.act_delete_title()}
      text={m.act_delete_text({ name })}
      submitText={m.act_delete_submit()}
      isWaiting={isWaiting}
      failure={failure}
      onSubmit={() => {
        acts.send({ type: 'deletion.confirmed', intentId: newIntentId() });
      }}
      onDismiss={() => {
        acts.send({ type: 'dialog.closed' });
      }}
    />
  );
};
