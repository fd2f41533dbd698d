import { Navigate, useLocation } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { FarewellScreen } from '../screens/farewell/FarewellScreen.tsx';
import { FAREWELL } from './farewell.ts';

export const Component = () => {
  const { state } = useLocation();
  return state === FAREWELL ? <FarewellScreen /> : <Navigate to={paths.home()} replace />;
};
