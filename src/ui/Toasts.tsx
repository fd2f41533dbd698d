import { Toast, Toaster, useToastContext, type ToastOptions } from '@ark-ui/react/toast';
import { Portal } from '@ark-ui/react/portal';
import { cx } from '#styled/css';
import { iconButton, toast } from '#styled/recipes';
import { CloseIcon } from './icons.tsx';
import { swipeHandlers } from './swipe.ts';
import { toaster } from './toaster.ts';

const ToastCard = ({ options, closeLabel }: { options: ToastOptions; closeLabel: string }) => {
  const classes = toast();
  const context = useToastContext();
  return (
    <Toast.Root className={classes.root} {...swipeHandlers(context.dismiss)}>
      <Toast.Title className={classes.title}>{options.title}</Toast.Title>
      {options.description === undefined ? null : (
        <Toast.Description className={classes.description}>{options.description}</Toast.Description>
      )}
      <Toast.CloseTrigger className={cx(iconButton({ size: 'sm' }), classes.close)} aria-label={closeLabel}>
        <CloseIcon />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
};

/** Shows what `toaster` holds; once a page. */
export const Toasts = ({ closeLabel }: { closeLabel: string }) => (
  <Portal>
    <Toaster toaster={toaster}>{(options) => <ToastCard options={options} closeLabel={closeLabel} />}</Toaster>
  </Portal>
);
