import { prepareDigest } from '../api/digestOf.ts';
import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';
import { useErrand } from './useErrand.ts';

// What the form needs is there before it is submitted.
prepareDigest();

export const Component = () => {
  const { auth, identityProviders } = useLiora();
  const errand = useErrand();
  return <AuthContainer auth={auth} identityProviders={identityProviders} errand={errand} presentation="page" />;
};
