import { assign, setup } from 'xstate';
import type { Conversation } from '#contract/conversation.ts';
import type { Failure } from '#machines/failure.ts';
import { loadingBy } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface LoadedConversations {
  /** The latest first. */
  conversations: readonly Conversation[];
}

export interface ConversationsContext {
  conversations: readonly Conversation[];
  /** Why the list could not be loaded; `null` when nothing failed. */
  failure: Failure | null;
}

export type ConversationsEvent =
  | { type: 'load.retried' }
  /** Something was said since: the list on view is out of date. */
  | { type: 'list.refreshRequested' }
  /** It was deleted, or everything in it was read: the list shows it before it is loaded anew. */
  | ({ type: 'conversation.removed' } & Whose)
  | ({ type: 'conversation.read' } & Whose);

interface Whose {
  characterId: string;
}

/** How long a wait may take, in milliseconds. */
export const CONVERSATIONS_DELAYS = {
  loadTimeout: 30_000,
  /** While somebody is writing, nobody else tells when that is over. */
  writingPause: 4_000,
} as const;

const types: { context?: ConversationsContext; events?: ConversationsEvent; tags?: 'busy' | 'failed' } = {};

/** The person's conversations. A list that is there stays on view while it is loaded anew, and when that fails. */
export const conversationsMachine = setup({
  types,
  actors: {
    loadConversations: promisePlaceholder<LoadedConversations, void>('loadConversations'),
  },
  guards: { isSomebodyWriting: ({ context }) => context.conversations.some(({ isWriting }) => isWriting) },
  actions: {
    setConversations: assign((_, { conversations }: LoadedConversations) => ({ conversations })),
    remove: assign({
      conversations: ({ context }, { characterId }: Whose) =>
        context.conversations.filter(({ character }) => character.characterId !== characterId),
    }),
    setRead: assign({
      conversations: ({ context }, { characterId }: Whose) =>
        context.conversations.map((conversation) =>
          conversation.character.characterId === characterId ? { ...conversation, unread: 0 } : conversation,
        ),
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  delays: CONVERSATIONS_DELAYS,
}).createMachine({
  id: 'conversations',
  context: { conversations: [], failure: null },
  on: {
    'conversation.removed': { actions: withEvent('remove') },
    'conversation.read': { actions: withEvent('setRead') },
  },
  initial: 'loading',
  states: {
    loading: {
      ...loadingBy('loadConversations', { target: 'ready', actions: withOutput('setConversations') }, 'failed'),
      entry: 'clearFailure',
      // What is on its way may not know of it yet.
      on: {
        'list.refreshRequested': { target: 'loading', reenter: true },
        'conversation.removed': { target: 'loading', reenter: true, actions: withEvent('remove') },
        'conversation.read': { target: 'loading', reenter: true, actions: withEvent('setRead') },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'load.retried': 'loading', 'list.refreshRequested': 'loading' },
    },
    ready: {
      after: { writingPause: { guard: 'isSomebodyWriting', target: 'loading' } },
      on: { 'list.refreshRequested': 'loading' },
    },
  },
});
