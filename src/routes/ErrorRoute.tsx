import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';

export const Component = ErrorScreen;
export const ErrorBoundary = ErrorScreen;
