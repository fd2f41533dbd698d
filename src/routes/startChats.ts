import { type Chats, createChats } from '../flows/chats.ts';
import { createConversationList } from '../flows/conversationList.ts';
import type { Liora } from '../app/liora.ts';
import type { ChatNews } from '../flows/openConversation.ts';
import { createReport } from '../flows/report.ts';

const say = async (news: ChatNews): Promise<void> => {
  const { showToast } = await import('./showToast.tsx');
  showToast(news);
};

/** The conversations with what they tell in passing. */
export const startChats = (liora: Liora): Chats =>
  liora.chats((host) =>
    createChats(
      host,
      {
        report: liora.report(createReport),
        purchase: liora.purchase,
        list: { get: () => liora.conversations(createConversationList), held: liora.heldConversations },
      },
      (news) => void say(news),
    ),
  );
