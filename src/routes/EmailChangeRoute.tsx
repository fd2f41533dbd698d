import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router';
import { isClosed } from '#machines/emailChange/emailChangeSelectors.ts';
import { paths } from '../addresses/paths.ts';
import { createEmailChange } from '../flows/emailChange.ts';
import { EmailChangeScreen } from '../screens/emailChange/EmailChangeScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => {
  const emailChange = useLiora().emailChange(createEmailChange);
  const isOver = useSelector(emailChange, isClosed);
  // It is over as well once the person is on the way to another screen.
  if (isOver) return window.location.pathname === paths.emailChange() ? <Navigate to={paths.home()} replace /> : null;
  return <EmailChangeScreen emailChange={emailChange} />;
};
