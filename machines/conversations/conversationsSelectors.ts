import type { SnapshotFrom } from 'xstate';
import type { conversationsMachine } from './conversationsMachine.ts';

export type ConversationsSnapshot = SnapshotFrom<typeof conversationsMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: ConversationsSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.conversations.length === 0;
/** The person has not talked to anybody yet. */
export const isEmpty = (snapshot: ConversationsSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.conversations.length === 0;
export const hasFailed = (snapshot: ConversationsSnapshot): boolean => snapshot.matches('failed');
