import { useSelector } from '@xstate/react';
import { Navigate, useNavigate } from 'react-router';
import { endedOf, isClosed } from '#machines/passwordReset/passwordResetSelectors.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { prepareDigest } from '../api/digestOf.ts';
import { createAccess } from '../flows/access.ts';
import { createPasswordReset } from '../flows/passwordReset.ts';
import { paths } from '../addresses/paths.ts';
import { AccessSection } from '../screens/access/AccessSection.tsx';
import { PasswordResetScreen } from '../screens/passwordReset/PasswordResetScreen.tsx';
import { PasswordReview } from '../screens/passwordReset/PasswordReview.tsx';
import { useLiora } from './LioraContext.ts';

// What the form needs is there before it is submitted.
prepareDigest();

export const Component = () => {
  const liora = useLiora();
  const navigate = useNavigate();
  const passwordReset = liora.passwordReset(createPasswordReset);
  const ended = useSelector(passwordReset, endedOf);
  const isOver = useSelector(passwordReset, isClosed);
  // It is over as well once the person is on the way to another screen.
  if (isOver) return window.location.pathname === paths.passwordReset() ? <Navigate to={paths.home()} replace /> : null;
  /** To where the person had wanted to go. */
  const goOn = () => {
    const path = redirectPathOf(liora.routeGuard.getSnapshot()) ?? paths.home();
    liora.routeGuard.send({ type: 'redirect.taken' });
    void navigate(path, { replace: true });
  };
  return ended === null ? (
    <PasswordResetScreen passwordReset={passwordReset} />
  ) : (
    <PasswordReview ended={ended} access={<AccessSection access={liora.access(createAccess)} />} onContinue={goOn} />
  );
};
