import type { ActorRefFrom } from 'xstate';
import { profileMachine } from '#machines/profile/profileMachine.ts';
import { profileActors } from '#src/actors/profileActors.ts';
import { paths } from '#src/addresses/paths.ts';
import { type FlowHost, onceOnline } from './screenFlows.ts';

export type Profile = ActorRefFrom<typeof profileMachine>;

/** The profile of a character on the screen at `path`. */
export const createProfile = ({ api, flows }: FlowHost, characterId: string, path: string): Profile =>
  onceOnline(
    flows.begin(profileMachine.provide({ actors: profileActors(api, paths.meeting) }), {
      id: 'profile',
      input: { characterId },
      isPersonal: true,
      screens: [path],
    }),
    (flow) => flow.send({ type: 'load.retried' }),
  );
