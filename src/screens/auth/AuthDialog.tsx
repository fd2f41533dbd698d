import { useSelector } from '@xstate/react';
import { signUpEmailOf } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { AuthBody, headOf, type OpenAuthView } from './AuthBody.tsx';
import type { AuthRef } from './authTypes.ts';

const body = css({ mt: '6' });

/** The container over a screen. */
export const AuthDialog = ({ auth, view }: { auth: AuthRef; view: OpenAuthView }) => {
  const signUpEmail = useSelector(auth, signUpEmailOf);
  const head = headOf(view, signUpEmail);
  return (
    <Dialog
      isOpen
      onClose={() => {
        auth.send({ type: 'auth.closed' });
      }}
      title={head.title}
      description={head.text}
      closeLabel={m.action_close()}
    >
      <div className={body}>
        <AuthBody auth={auth} view={view} />
      </div>
    </Dialog>
  );
};
