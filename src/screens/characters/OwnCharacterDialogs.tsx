import { useSelector } from '@xstate/react';
import { visibility } from '#contract/character.ts';
import { dialogOf, isBusy, targetOf } from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import type { Target } from '#machines/ownCharacterActs/ownCharacterActsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Form } from '#src/ui/Form.tsx';
import { css } from '#styled/css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { DialogButtons } from '../DialogButtons.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { WaitingLine } from '../WaitingLine.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { OwnCharacterActsRef } from './characterTypes.ts';
import { VisibilityFields } from './VisibilityFields.tsx';

const body = css({ mt: '5' });
const buttons = css({ mt: '2' });

interface ActsProps {
  acts: OwnCharacterActsRef;
}

const close =
  ({ acts }: ActsProps) =>
  () => {
    acts.send({ type: 'dialog.closed' });
  };

const DeletionDialog = ({ acts, name }: ActsProps & { name: string }) => {
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(acts, isBusy);
  return (
    <ConfirmDialog
      title={m.own_delete_title({ name })}
      text={m.own_delete_text({ name })}
      submitText={m.own_delete_submit()}
      isWaiting={isWaiting}
      failure={failure}
      onSubmit={() => {
        acts.send({ type: 'deletion.confirmed', intentId: newIntentId() });
      }}
      onDismiss={close({ acts })}
    />
  );
};

const VisibilityDialog = ({ acts, target }: ActsProps & { target: Target }) => {
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isWaiting = useSelector(acts, isBusy);
  const title = m.own_visibility_title({ name: target.name });
  return (
    <Dialog
      isOpen
      onClose={close({ acts })}
      title={title}
      closeLabel={m.action_close()}
      closesOutside
      isHeld={isWaiting}
    >
      <div className={body}>
        <Form
          errors={[]}
          onSubmit={(read) => {
            const chosen = visibility.safeParse(read('visibility'));
            if (chosen.success)
              acts.send({ type: 'visibility.chosen', visibility: chosen.data, intentId: newIntentId() });
          }}
        >
          <VisibilityFields label={m.edit_who_finds()} isLabelHidden defaultValue={target.visibility} />
          <FailureLine failure={failure} />
          <WaitingLine isWaiting={isWaiting} />
          <DialogButtons className={buttons}>
            <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={close({ acts })}>
              {m.action_cancel()}
            </Button>
            <Button type="submit" size="md" isLoading={isWaiting}>
              {m.own_visibility_submit()}
            </Button>
          </DialogButtons>
        </Form>
      </div>
    </Dialog>
  );
};

/** Asks before a character goes, and who may find it. */
export const OwnCharacterDialogs = ({ acts }: ActsProps) => {
  const dialog = useSelector(acts, dialogOf);
  const target = useSelector(acts, targetOf);
  if (dialog === null || target === null) return null;
  return dialog === 'deletion' ? (
    <DeletionDialog acts={acts} name={target.name} />
  ) : (
    <VisibilityDialog acts={acts} target={target} />
  );
};
