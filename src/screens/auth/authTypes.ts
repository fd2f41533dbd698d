import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/authMachine.ts';

export type AuthRef = ActorRefFrom<typeof authMachine>;
