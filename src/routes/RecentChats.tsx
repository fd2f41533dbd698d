import type { ReactNode } from 'react';
import { createConversationList } from '../flows/conversationList.ts';
import { GoOn } from '../screens/home/GoOn.tsx';
import { useLiora } from './LioraContext.ts';

/** Apart from the home page: their code is for whoever is signed in. */
const RecentChats = ({ hero }: { hero: ReactNode }) => (
  <GoOn conversations={useLiora().conversations(createConversationList)} hero={hero} />
);
export default RecentChats;

/** The same for who need not wait for the code. */
export const drawRecentChats = (hero: ReactNode): ReactNode => <RecentChats hero={hero} />;
