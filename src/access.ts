import { type ActorRefFrom, createActor } from 'xstate';
import { accessMachine } from '#machines/access/accessMachine.ts';
import { accessActors } from './actors/accessActors.ts';
import type { Api } from './api/api.ts';
import { inspected } from './browser/inspect.ts';

export type AccessActor = ActorRefFrom<typeof accessMachine>;

/** Who can get into the account; its code loads with the screens that show it. */
export const createAccess = (api: Api): AccessActor =>
  createActor(accessMachine.provide({ actors: accessActors(api) }), inspected);
