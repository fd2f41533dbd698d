import type { ActorRefFrom } from 'xstate';
import type { accessMachine } from '#machines/access/accessMachine.ts';

export type AccessRef = ActorRefFrom<typeof accessMachine>;
