import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { CloseIcon } from '#src/ui/icons.tsx';
import { useKeepFocusInside } from '#src/ui/useKeepFocusInside.ts';
import { useReturnFocus } from '#src/ui/useReturnFocus.ts';
import { css, cx } from '#styled/css';
import { dialog, iconButton } from '#styled/recipes';

const positioner = css({ py: { base: '0', lg: '6' }, px: { base: '0', lg: '6' } });
const content = css({
  width: 'full',
  maxWidth: { lg: '[76rem]' },
  minHeight: { base: 'screen', lg: '0' },
  p: { base: '0', lg: '0' },
  overflow: 'hidden',
  borderRadius: { base: 'none', lg: 'xl' },
});
const close = css({
  zIndex: 'raised',
  top: '3',
  insetInlineEnd: '3',
  color: { base: 'onPicture.default', lg: 'fg.default' },
  bg: { base: 'onPicture.veil', lg: 'bg.raised' },
});

export interface LargeFrameProps {
  onClose: () => void;
  onNext: () => void;
  onPrevious: () => void;
  children: ReactNode;
}

/** A modal as large as the window lets it be. The arrow keys leaf. */
export const LargeFrame = ({ onClose, onNext, onPrevious, children }: LargeFrameProps) => {
  const classes = dialog();
  useReturnFocus(true);
  const { content: element, focusedInside } = useKeepFocusInside('large');
  return (
    <Ark.Root
      open
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      initialFocusEl={focusedInside}
      restoreFocus={false}
      closeOnInteractOutside
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={cx(classes.positioner, positioner)}>
          <Ark.Content
            ref={element}
            className={cx(classes.content, content)}
            aria-label={m.gallery_large()}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') onNext();
              if (key === 'ArrowLeft') onPrevious();
            }}
          >
            <Ark.CloseTrigger
              className={cx(iconButton({ size: 'sm' }), classes.close, close)}
              aria-label={m.action_close()}
            >
              <CloseIcon />
            </Ark.CloseTrigger>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
