import type { Conversation } from '#contract/conversation.ts';
import { errNo } from '#contract/errNo.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { conversationsDescription } from '#machines/conversations/conversationsDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

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
  isWriting: false,
  unread: 2,
};
export const { characterId } = conversation.character;
export const read: Conversation = { ...conversation, unread: 0 };
export const writing: Conversation = { ...conversation, isWriting: true };
export const other: Conversation = {
  ...conversation,
  character: { ...conversation.character, characterId: '0190d4e2-7c1a-7cc3-8f10-3b1d6d4f9a22', name: 'Theo' },
};

const fixtures = {
  events: {
    'load.retried': bare,
    'list.refreshRequested': bare,
    'conversation.removed': { mira: { characterId } },
    'conversation.read': { mira: { characterId } },
  },
  done: {
    loadConversations: {
      one: { conversations: [conversation] },
      writing: { conversations: [writing] },
      none: { conversations: [] },
    },
  },
  failed: { loadConversations: { refused: { errNo: errNo.invalidInput } } },
} satisfies Fixtures<typeof conversationsMachine>;

/** Ways to the list of conversations. */
export const conversationsModel = {
  machine: conversationsMachine,
  description: conversationsDescription,
  fixtures,
  key: ({ conversations }) => conversations.map(({ isWriting }) => isWriting),
} satisfies Model<typeof conversationsMachine>;
