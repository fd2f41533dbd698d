import type { Conversation } from '#contract/conversation.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

export const conversation: Conversation = {
  character: {
    characterId: '0190d4e2-7c1a-7cc3-8f10-3b1d6d4f9a11',
    origin: 'pgc',
    name: 'Mira',
    age: 29,
    tagline: 'Keeps a night radio show.',
    tags: ['warm'],
    portrait: 'portraits/mira.webp',
  },
  lastText: 'Any time.',
  lastRole: 'companion',
  lastTime: 1_760_000_000_000,
};

const fixtures = {
  events: { 'load.retried': bare, 'list.refreshRequested': bare },
  done: { loadConversations: { one: { conversations: [conversation] }, none: { conversations: [] } } },
  failed: { loadConversations: { 'no answer': new Error('offline') } },
} satisfies Fixtures<typeof conversationsMachine>;

/** Ways to the list of conversations. */
export const conversationsModel = {
  machine: conversationsMachine,
  fixtures,
  key: ({ conversations }) => conversations.length,
} satisfies Model<typeof conversationsMachine>;
