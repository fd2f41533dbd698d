import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';
import { useErrand } from './useErrand.ts';

export const Component = () => {
  const { auth, identityProviders } = useLiora();
  const errand = useErrand();
  return <AuthContainer auth={auth} identityProviders={identityProviders} errand={errand} presentation="page" />;
};
