import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/failure.ts';
import type { conversationActsMachine } from './conversationActsMachine.ts';
import type { Imported, Partner } from './conversationActsSetup.ts';

export type ConversationActsSnapshot = SnapshotFrom<typeof conversationActsMachine>;

/** The dialog that asks first: before all messages go, or before the conversation goes. */
export const dialogOf = (snapshot: ConversationActsSnapshot): 'clear' | 'deletion' | null => {
  if (snapshot.matches('confirmingClear') || snapshot.matches('clearing')) return 'clear';
  return snapshot.matches('confirmingDeletion') || snapshot.matches('deleting') ? 'deletion' : null;
};
export const isAskingFirst = (snapshot: ConversationActsSnapshot): boolean => dialogOf(snapshot) !== null;
/** Whom the dialog is about. */
export const targetOf = ({ context }: ConversationActsSnapshot): Partner | null => context.target;
/** An answer is awaited: nothing else can be asked for. */
export const isBusy = (snapshot: ConversationActsSnapshot): boolean => snapshot.hasTag('busy');
export const isImporting = (snapshot: ConversationActsSnapshot): boolean => snapshot.matches('importing');
/** Why nothing could be imported; `null` when that did not fail. */
export const importFailureOf = (snapshot: ConversationActsSnapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
/** What was imported last. */
export const importedOf = ({ context }: ConversationActsSnapshot): Imported | null => context.imported;
