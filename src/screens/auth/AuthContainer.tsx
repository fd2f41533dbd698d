import { useSelector } from '@xstate/react';
import { isConfirmingLink, type OpenAuthView, presentationOf, viewOf } from '#machines/auth/authSelectors.ts';
import { AuthBody } from './AuthBody.tsx';
import { AuthDialog } from './AuthDialog.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { AuthProps } from './authTypes.ts';
import { Confirming } from './Confirming.tsx';
import { useAuthHead } from './useAuthHead.ts';

const AuthView = ({ view, ...props }: AuthProps & { view: OpenAuthView }) => {
  const { title, text } = useAuthHead(props, view);
  return (
    <AuthPage title={title} text={text}>
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
  const confirmsLink = useSelector(props.auth, isConfirmingLink);
  if (presentation === 'modal') return view === null || shown === 'page' ? null : <AuthDialog {...props} view={view} />;
  if (view === null || shown === 'modal') return <AuthPage title="" text="" />;
  return confirmsLink ? <Confirming auth={props.auth} /> : <AuthView {...props} view={view} />;
};

export default AuthContainer;
