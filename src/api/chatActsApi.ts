import type { Help } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import {
  chatDelete,
  chatFeedback,
  chatImageDetail,
  chatLiked,
  chatSearch,
  chatSelect,
  type ChatHit,
  type FeedbackTag,
} from '#contract/chatActs.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** What one does with single messages, and finding them. */
export const createChatActsApi = (client: ApiClient) => ({
  async like(request: { msgId: string; liked: boolean }, options?: CallOptions): Promise<Message> {
    return (await client.call(chatLiked, request, options)).message;
  },
  async select(request: { msgId: string; ordinal: number }, options?: CallOptions): Promise<Message> {
    return (await client.call(chatSelect, request, options)).message;
  },
  /** Gives whom to reach beside it, where the words tell of a need. */
  feedback: (
    request: { msgId: string; tags: FeedbackTag[]; content: string },
    options?: CallOptions,
  ): Promise<{ message: Message; help?: Help | undefined }> => client.call(chatFeedback, request, options),
  async remove(msgId: string, options?: CallOptions): Promise<void> {
    await client.call(chatDelete, { msgId }, options);
  },

  /** The picture that came with a message, and what it shows. */
  imageDetail: (request: { msgId: string }, options?: CallOptions) => client.call(chatImageDetail, request, options),

  /** A page of hits; null stands for all characters and for the first page. */
  search: (
    { query, characterId, cursor }: { query: string; characterId: string | null; cursor: string | null },
    options?: CallOptions,
  ): Promise<{ hits: ChatHit[]; nextCursor: string | null }> =>
    client.call(
      chatSearch,
      { query, ...(characterId !== null && { characterId }), ...(cursor !== null && { cursor }) },
      options,
    ),
});
