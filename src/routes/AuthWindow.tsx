import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';
import { useErrand } from './useErrand.ts';

/** Every way in, over the current screen. */
const AuthWindow = () => {
  const { auth, identityProviders } = useLiora();
  const errand = useErrand();
  return <AuthContainer auth={auth} identityProviders={identityProviders} errand={errand} presentation="modal" />;
};

export default AuthWindow;
