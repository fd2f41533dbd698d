import { SetupScreen } from '../screens/setup/SetupScreen.tsx';

export const Component = SetupScreen;
