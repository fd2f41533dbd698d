import { createCareCounts } from '../flows/careCounts.ts';
import { SafetyScreen } from '../screens/safety/SafetyScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => <SafetyScreen careCounts={useLiora().careCounts(createCareCounts)} />;
