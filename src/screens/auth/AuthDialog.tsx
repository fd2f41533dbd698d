import { useSelector } from '@xstate/react';
import { signUpEmailOf } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { AuthBody, headOf, type OpenAuthView } from './AuthBody.tsx';
import type { AuthRef } from './authTypes.ts';

const body = css({ mt: '6' });

/** The container over a screen; `null` closes it. */
export const AuthDialog = ({ auth, view }: { auth: AuthRef; view: OpenAuthView | null }) => {
  const signUpEmail = useSelector(auth, signUpEmailOf);
  const head = view === null ? { title: '', text: '' } : headOf(view, signUpEmail);
  return (
    <Dialog
      key={view}
      isOpen={view !== null}
      onClose={() => {
        auth.send({ type: 'auth.closed' });
      }}
      title={head.title}
      description={head.text}
      closeLabel={m.action_close()}
    >
      <div className={body}>{view === null ? null : <AuthBody auth={auth} view={view} />}</div>
    </Dialog>
  );
};
