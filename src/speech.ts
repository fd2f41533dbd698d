import { type ActorRefFrom, createActor } from 'xstate';
import { speechMachine } from '#machines/speech/speechMachine.ts';
import { speechActors } from './actors/speechActors.ts';
import type { Api } from './api/api.ts';
import { inspected } from './inspect.ts';

export type Speech = ActorRefFrom<typeof speechMachine>;

/** Reading messages out, one at a time; stopping it ends what is heard. */
export const createSpeech = (api: Api): Speech =>
  createActor(speechMachine.provide({ actors: speechActors(api) }), inspected).start();
