import { profileMachine } from '#machines/profile/profileMachine.ts';
import { profileActors } from './actors/profileActors.ts';
import type { Api } from './api/api.ts';
import { paths } from './paths.ts';

/** The flow of a profile, to be started by its screen. */
export const profileLogic = (api: Api) => profileMachine.provide({ actors: profileActors(api, paths.meeting) });
