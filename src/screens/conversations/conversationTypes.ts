import type { ActorRefFrom } from 'xstate';
import type { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import type { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';

export type ConversationsRef = ActorRefFrom<typeof conversationsMachine>;
export type ConversationActsRef = ActorRefFrom<typeof conversationActsMachine>;
export type SearchRef = ActorRefFrom<typeof searchMachine>;
