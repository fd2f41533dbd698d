import { type ActorRefFrom, createActor } from 'xstate';
import { accessMachine } from '#machines/access/accessMachine.ts';
import { accessActors } from '#src/actors/accessActors.ts';
import type { Api } from '#src/api/api.ts';
import { inspected } from '#src/browser/inspect.ts';

export type AccessActor = ActorRefFrom<typeof accessMachine>;

/** Who can get into the account; its code loads with the screens that show it. */
export const createAccess = (api: Api): AccessActor =>
  createActor(accessMachine.provide({ actors: accessActors(api) }), inspected);
