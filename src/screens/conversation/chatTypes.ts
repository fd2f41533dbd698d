import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '#machines/chat/chatMachine.ts';

export type ChatRef = ActorRefFrom<typeof chatMachine>;
