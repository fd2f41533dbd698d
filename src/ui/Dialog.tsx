import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { dialog, iconButton } from '#styled/recipes';
import { CloseIcon } from './icons.tsx';
import { useKeepFocusInside } from './useKeepFocusInside.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by the close button, Escape or a click beside it; the owner decides. */
  onClose: () => void;
  /** Another title is another view, whose first field takes the focus. */
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /** Whether a click beside it closes: no, where something typed would be lost. */
  closesOutside?: boolean;
  /** Nothing closes it now, which its close button shows. What is in it says why. */
  isHeld?: boolean;
  /** An `alertdialog` interrupts, and wants an answer. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A modal of at most 420 px and 90 % of the window, which keeps the focus until it is closed. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  closesOutside = false,
  isHeld = false,
  role = 'dialog',
  children,
}: DialogProps) => {
  const classes = dialog();
  useReturnFocus(isOpen);
  const { content, focusedInside } = useKeepFocusInside(title);
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open && !isHeld) onClose();
      }}
      role={role}
      closeOnInteractOutside={closesOutside}
      initialFocusEl={focusedInside}
      restoreFocus={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content ref={content} className={classes.content}>
            <Ark.Title className={classes.title}>{title}</Ark.Title>
            {description === undefined ? null : (
              <Ark.Description className={classes.description}>{description}</Ark.Description>
            )}
            {children}
            {/* Not disabled, so that the keyboard has a place to stay. */}
            <Ark.CloseTrigger
              className={cx(iconButton({ size: 'sm' }), classes.close)}
              aria-label={closeLabel}
              aria-disabled={isHeld || undefined}
            >
              <CloseIcon />
            </Ark.CloseTrigger>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
