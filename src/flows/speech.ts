import type { ActorRefFrom } from 'xstate';
import { speechMachine } from '#machines/speech/speechMachine.ts';
import { speechActors } from '#src/actors/speechActors.ts';
import type { FlowHost } from './screenFlows.ts';

export type Speech = ActorRefFrom<typeof speechMachine>;

/** Reading messages out, one at a time; its end ends what is heard. */
export const createSpeech = ({ api, flows }: FlowHost): Speech =>
  flows.begin(speechMachine.provide({ actors: speechActors(api) }), { id: 'speech', isPersonal: true });
