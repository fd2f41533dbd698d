import { useSelector } from '@xstate/react';
import { isBusy, knowsSignUp, presentationOf, signUpEmailOf, viewOf } from '#machines/auth/authSelectors.ts';
import { AuthDialog } from './AuthDialog.tsx';
import { AuthBody, headOf } from './AuthBody.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { AuthRef } from './authTypes.ts';
import { Confirming } from './Confirming.tsx';

export interface AuthContainerProps {
  auth: AuthRef;
  /** Where this container stands: it shows nothing while the flow is shown elsewhere. */
  presentation: 'modal' | 'page';
}

/** Sign in, sign up and confirm the e-mail address, over a screen or as one. */
const AuthContainer = ({ auth, presentation }: AuthContainerProps) => {
  const shown = useSelector(auth, presentationOf);
  const view = useSelector(auth, viewOf);
  const signUpEmail = useSelector(auth, signUpEmailOf);
  /* A link that was followed is confirmed without a form. */
  const isConfirmingLink = useSelector(auth, (snapshot) => isBusy(snapshot) && !knowsSignUp(snapshot));
  if (presentation === 'modal')
    return view === null || shown === 'page' ? null : <AuthDialog auth={auth} view={view} />;
  if (view === null || shown === 'modal') return <AuthPage title="" text="" />;
  if (view === 'confirmEmail' && isConfirmingLink) return <Confirming auth={auth} />;
  const { title, text } = headOf(view, signUpEmail);
  return (
    <AuthPage title={title} text={text}>
      <AuthBody auth={auth} view={view} />
    </AuthPage>
  );
};

export default AuthContainer;
