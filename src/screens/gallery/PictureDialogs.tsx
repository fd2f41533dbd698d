import { useSelector } from '@xstate/react';
import { dialogOf, isBusy } from '#machines/pictureActs/pictureActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { PictureActsRef } from './galleryTypes.ts';
import { UseDialog } from './UseDialog.tsx';

const DeletionDialog = ({ acts }: { acts: PictureActsRef }) => {
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(acts, isBusy);
  return (
    <ConfirmDialog
      title={m.gallery_delete_title()}
      text={m.gallery_delete_text()}
      submitText={m.gallery_delete_submit()}
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

/** Asks before a picture goes, and to whom it is shown. */
export const PictureDialogs = ({ acts }: { acts: PictureActsRef }) => {
  switch (useSelector(acts, dialogOf)) {
    case null:
      return null;
    case 'deletion':
      return <DeletionDialog acts={acts} />;
    case 'use':
      return <UseDialog acts={acts} />;
  }
};
