import type { ActorRefFrom } from 'xstate';
import { accessMachine } from '#machines/access/accessMachine.ts';
import { accessActors } from '#src/actors/accessActors.ts';
import type { FlowHost } from './screenFlows.ts';

export type AccessActor = ActorRefFrom<typeof accessMachine>;

/** Who can get into the account; its code loads with the screens that show it. */
export const createAccess = ({ api, flows }: FlowHost): AccessActor =>
  flows.begin(accessMachine.provide({ actors: accessActors(api) }), {
    id: 'access',
    isPersonal: true,
    retry: { type: 'load.retried' },
  });
