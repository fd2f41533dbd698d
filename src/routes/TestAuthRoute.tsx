import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router';
import { TestAuthScreen } from '../screens/testAuth/TestAuthScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { auth, session } = useLiora();
  const { search } = useLocation();
  const context = useSelector(session, (snapshot) => snapshot.context);
  return (
    <TestAuthScreen
      user={context.user}
      userInfoCode={context.userInfoCode}
      returned={search}
      onSignIn={() => {
        auth.send({ type: 'auth.opened', view: 'signIn', presentation: 'modal' });
      }}
      onSignOut={() => {
        session.send({ type: 'session.signOutRequested' });
      }}
    />
  );
};
