import { conversationList, type Conversation } from '#contract/conversation.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createConversationApi = (client: ApiClient) => ({
  async list(options?: CallOptions): Promise<readonly Conversation[]> {
    return (await client.call(conversationList, {}, options)).conversations;
  },
});
