import {
  conversationClear,
  conversationDelete,
  conversationList,
  conversationRead,
  type Conversation,
} from '#contract/conversation.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createConversationApi = (client: ApiClient) => ({
  async list(options?: CallOptions): Promise<readonly Conversation[]> {
    return (await client.call(conversationList, {}, options)).conversations;
  },
  /** Notes that everything up to `readTime` was read; gives what is noted. */
  read: (request: { characterId: string; readTime: number }, options?: CallOptions): Promise<{ readTime: number }> =>
    client.call(conversationRead, request, options),
  async clear(characterId: string, options?: CallOptions): Promise<void> {
    await client.call(conversationClear, { characterId }, options);
  },
  async remove(characterId: string, options?: CallOptions): Promise<void> {
    await client.call(conversationDelete, { characterId }, options);
  },
});
