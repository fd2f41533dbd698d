import { createToaster } from '@ark-ui/react/toast';

/** Toasts of the whole application: 4 s each, at most three on view (others wait), 14 px apart, bottom right. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  gap: 14,
  duration: 4000,
  removeDelay: 250,
  overlap: false,
  offsets: { left: '16px', right: '16px', top: '16px', bottom: 'var(--toast-bottom, 16px)' },
});
