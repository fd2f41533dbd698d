import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { Lab } from './Lab.tsx';
import { labActors } from './labActors.ts';
import { labMachine } from './labMachine.ts';
import { PAGE_ID } from './pageLog.ts';

/** The lab as a page of the running app: it follows itself, or another tab. Nobody inspects it. */
export const Component = () => {
  const logic = useMemo(() => labMachine.provide({ actors: labActors }), []);
  const own = { id: PAGE_ID, title: document.title, address: window.location.pathname };
  return <Lab lab={useActorRef(logic, { input: { own } })} />;
};
