import AuthContainer from '../screens/auth/AuthContainer.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => <AuthContainer auth={useLiora().auth} presentation="page" />;
