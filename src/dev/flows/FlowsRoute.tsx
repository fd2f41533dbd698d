import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { Lab } from '@liora/flow-kit/lab/Lab.tsx';
import { labMachine } from '@liora/flow-kit/lab/labMachine.ts';
import { knowledge, labActors } from './knowledge.ts';
import { PAGE_ID } from './pageLog.ts';

/** The lab as a page of the running app: it follows itself, or another tab. Nobody inspects it. */
export const Component = () => {
  const logic = useMemo(() => labMachine.provide({ actors: labActors }), []);
  const own = { id: PAGE_ID, title: document.title, address: window.location.pathname };
  return <Lab lab={useActorRef(logic, { input: { own } })} knowledge={knowledge} />;
};
