import { prepareDigest } from '../api/digestOf.ts';
import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';
import { useErrand } from './useErrand.ts';

// What the form needs is there before it is submitted.
prepareDigest();

/** Every way in, over the current screen. */
const AuthWindow = () => {
  const { auth, identityProviders } = useLiora();
  const errand = useErrand();
  return <AuthContainer auth={auth} identityProviders={identityProviders} errand={errand} presentation="modal" />;
};

export default AuthWindow;
