import { useSelector } from '@xstate/react';
import { isConfirmingLink, type OpenAuthView, presentationOf, viewOf } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { AuthAbove } from './AuthAbove.tsx';
import { AuthBody } from './AuthBody.tsx';
import { AuthDialog } from './AuthDialog.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { AuthProps } from './authTypes.ts';
import { Confirming } from './Confirming.tsx';
import { useAuthHead } from './useAuthHead.ts';

const AuthView = ({ view, ...props }: AuthProps & { view: OpenAuthView }) => {
  const { title, text } = useAuthHead(props, view);
  const confirmsLink = useSelector(props.auth, isConfirmingLink);
  return confirmsLink ? (
    <AuthPage title={m.auth_confirming()} text={m.auth_confirming_text()}>
      <Confirming auth={props.auth} />
    </AuthPage>
  ) : (
    <AuthPage title={title} text={text} above={<AuthAbove view={view} errand={props.errand} />}>
      <AuthBody {...props} view={view} />
    </AuthPage>
  );
};

export interface AuthContainerProps extends AuthProps {
  /** Where this container stands: it shows nothing while the flow is shown elsewhere. */
  presentation: 'modal' | 'page';
}

/** Every way in, over a screen or as one. */
const AuthContainer = ({ presentation, ...props }: AuthContainerProps) => {
  const shown = useSelector(props.auth, presentationOf);
  const view = useSelector(props.auth, viewOf);
  if (presentation === 'modal') return view === null || shown === 'page' ? null : <AuthDialog {...props} view={view} />;
  if (view === null || shown === 'modal') return <AuthPage title="" text="" />;
  return <AuthView {...props} view={view} />;
};

export default AuthContainer;
