import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import type { conversationsMachine } from './conversationsMachine.ts';

export const conversationsDescription = {
  purpose: 'Lists the person’s conversations, the latest first, and keeps the list up to date.',
  screen: 'The screen “Chats”, and the list beside a conversation in a wide window',
  begins: 'Sign in and open /ai-girlfriend',
  states: {
    loading: 'The list is being loaded: grey shapes hold its place, or the list that is there stays.',
    failed: '“We couldn’t load your chats.” Try again is offered; a list that is there stays.',
    ready: 'The conversations are listed, with new messages and who is typing; without any, it says “No chats yet”.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again, or sign in again'),
    'list.refreshRequested': by(
      ['flow chat', 'flow messageActs', 'flow conversationActs', 'browser'],
      'Something was said or changed, here or in another tab, or the page comes back into view',
    ),
    'conversation.removed': by('flow conversationActs', 'A conversation is deleted'),
    'conversation.read': by('flow readMarker', 'Everything in a conversation is read'),
  },
  actors: {
    loadConversations: { does: 'Loads the list', done: 'The list is loaded', failed: 'Loading the list fails' },
  },
  guards: { isSomebodyWriting: 'a companion is typing' },
  delays: {
    loadTimeout: 'The list does not come for {time}',
    writingPause: 'A companion is typing, and {time} have passed',
  },
  home: ['ready'],
} as const satisfies Description<typeof conversationsMachine>;
