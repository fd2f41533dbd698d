import type { ReactNode } from 'react';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { DialogButtons } from './DialogButtons.tsx';
import { FailureLine } from './FailureLine.tsx';
import { WaitingLine } from './WaitingLine.tsx';

const foot = css({ display: 'flex', flexDirection: 'column', gap: '4', mt: '6' });

export interface ConfirmDialogProps {
  title: string;
  /** What confirming does. */
  text: string;
  submitText: string;
  /** Says what staying means; "Cancel" when left out. */
  dismissText?: string;
  /** Confirmed, and not answered yet. */
  isWaiting: boolean;
  /** Why it failed the last time, where the dialog stays open then. */
  failure?: Failure | null;
  /** What it is about, to look at. */
  children?: ReactNode;
  onSubmit: () => void;
  onDismiss: () => void;
}

/** Asks before something goes for good. Once that is confirmed it stays until the answer is there, and says so. */
export const ConfirmDialog = ({
  title,
  text,
  submitText,
  dismissText = m.action_cancel(),
  isWaiting,
  failure = null,
  children,
  onSubmit,
  onDismiss,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen
    onClose={onDismiss}
    title={title}
    description={text}
    closeLabel={m.action_close()}
    closesOutside
    isHeld={isWaiting}
  >
    {children}
    <div className={foot}>
      <FailureLine failure={failure} />
      <WaitingLine isWaiting={isWaiting} />
      <DialogButtons>
        <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onDismiss}>
          {dismissText}
        </Button>
        <Button size="md" color="danger" isLoading={isWaiting} onClick={onSubmit}>
          {submitText}
        </Button>
      </DialogButtons>
    </div>
  </Dialog>
);
