import { useLocation } from 'react-router';
import { SoonScreen } from '../screens/soon/SoonScreen.tsx';
import { soonTitle } from '../screens/soon/soonTitle.ts';

export const Component = () => <SoonScreen title={soonTitle(useLocation().pathname)} />;
