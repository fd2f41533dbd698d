import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router';
import { isClosed } from '#machines/passwordReset/passwordResetSelectors.ts';
import { createPasswordReset } from '../passwordReset.ts';
import { paths } from '../paths.ts';
import { PasswordResetScreen } from '../screens/passwordReset/PasswordResetScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const passwordReset = useLiora().passwordReset(createPasswordReset);
  const isShown = useSelector(passwordReset, (snapshot) => !isClosed(snapshot));
  return isShown ? <PasswordResetScreen passwordReset={passwordReset} /> : <Navigate to={paths.home()} replace />;
};
