import type { ActorRefFrom } from 'xstate';
import type { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';

export type PictureTaskRef = ActorRefFrom<typeof pictureTaskMachine>;
