import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/profile/profileMachine.ts';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
