import { createRoot } from 'react-dom/client';
import { m } from '#src/paraglide/messages.js';
import type { ToastName } from '../browser/toastStore.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { toaster } from '../ui/toaster.ts';

const GOOD: ReadonlySet<ToastName> = new Set(['copied', 'feedbackSent']);

const textOf = (name: ToastName): string => {
  switch (name) {
    case 'signOutFailed':
      return m.nav_sign_out_failed();
    case 'alreadySubscribed':
      return m.failure_already_subscribed();
    case 'copied':
      return m.chat_copied();
    case 'feedbackSent':
      return m.chat_feedback_sent();
  }
};

const root = createRoot(document.body.appendChild(document.createElement('div')));
root.render(<Toasts closeLabel={m.action_close()} />);

/** Says it in the corner for a while, and `onGone` once it is read or closed. This module loads with the first toast. */
export const showToast = (name: ToastName, onGone: () => void): void => {
  toaster.create({
    title: textOf(name),
    type: GOOD.has(name) ? 'success' : 'error',
    onStatusChange({ status }) {
      if (status !== 'visible') onGone();
    },
  });
};
