import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PlainLayout } from '../layouts/PlainLayout.tsx';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';

/** HTTP status of what was thrown: 500 where it names none. */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** What is shown in place of a screen that there is not, or that broke. */
export const ErrorRoute = () => {
  const error = useRouteError();
  const status = error === undefined ? undefined : statusOf(error);
  return (
    <PlainLayout status={status}>
      <ErrorScreen status={status} />
    </PlainLayout>
  );
};
