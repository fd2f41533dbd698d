import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const { auth, identityProviders } = useLiora();
  return <AuthContainer auth={auth} identityProviders={identityProviders} presentation="page" />;
};
