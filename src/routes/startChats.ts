import type { Api } from '../api/api.ts';
import { type AccountListener, createChats } from '../chats.ts';
import type { ChatNews } from '../openConversation.ts';

const say = async (news: ChatNews): Promise<void> => {
  const { showToast } = await import('./showToast.tsx');
  showToast(news);
};

/** The conversations with what they tell in passing. */
export const startChats = (api: Api, listeners: AccountListener) =>
  createChats(api, { ...listeners, onNews: (news) => void say(news) });
