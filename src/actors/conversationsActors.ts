import { fromPromise } from 'xstate';
import type { LoadedConversations } from '#machines/conversations/conversationsMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createConversationApi } from '#src/api/conversationApi.ts';

/** What the list of conversations asks of the world; apart from a conversation's own actors, since the home page needs the list alone. */
export const conversationsActors = (api: Api) => {
  const conversation = createConversationApi(api.client);
  return {
    loadConversations: fromPromise<LoadedConversations, void>(async ({ signal }) => ({
      conversations: await conversation.list({ signal }),
    })),
  };
};
