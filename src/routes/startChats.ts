import { createChats } from '../chats.ts';
import type { ChatNews } from '../openConversation.ts';
import type { FlowHost } from '../screenFlows.ts';

const say = async (news: ChatNews): Promise<void> => {
  const { showToast } = await import('./showToast.tsx');
  showToast(news);
};

/** The conversations with what they tell in passing. */
export const startChats = (host: FlowHost) => createChats(host, (news) => void say(news));
