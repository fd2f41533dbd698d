import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { DialogButtons } from './DialogButtons.tsx';
import { WaitingLine } from './WaitingLine.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '5' });

export interface DialogFormProps {
  submitText: string;
  canSubmit: boolean;
  /** Submitted, and not answered yet. */
  isWaiting: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, whose flow holds what is entered. */
export const DialogForm = ({ submitText, canSubmit, isWaiting, onSubmit, onClose, children }: DialogFormProps) => (
  <form
    className={form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <WaitingLine isWaiting={isWaiting} />
    <DialogButtons>
      <Button size="md" variant="outline" color="ink" disabled={isWaiting} onClick={onClose}>
        {m.action_cancel()}
      </Button>
      <Button type="submit" size="md" isLoading={isWaiting} disabled={!canSubmit}>
        {submitText}
      </Button>
    </DialogButtons>
  </form>
);
