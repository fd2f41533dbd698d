import { waitFor } from 'xstate';
import type { Conversation } from '#contract/conversation.ts';
import { isLoadingFirst } from '#machines/conversations/conversationsSelectors.ts';
import { createConversationList, outdated } from '../flows/conversationList.ts';
import type { Liora } from '../app/liora.ts';

/** Milliseconds that a screen waits for the list, under which all else would move when it came later. */
const TIMEOUT = 1000;

/** The person's conversations, the latest first, once they are known; nobody when that takes long. A list that was there already is asked for anew. */
export const listedChats = async (liora: Liora): Promise<readonly Conversation[]> => {
  const held = liora.heldConversations();
  held?.send(outdated);
  const list = liora.conversations(createConversationList);
  const known = await waitFor(list, (snapshot) => !isLoadingFirst(snapshot), { timeout: TIMEOUT }).catch(
    () => undefined,
  );
  return known?.context.conversations ?? [];
};
