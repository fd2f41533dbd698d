import { type Chats, createChats } from '../flows/chats.ts';
import { createConversationList } from '../flows/conversationList.ts';
import type { Liora } from '../app/liora.ts';
import { createReport } from '../flows/report.ts';
import { sayToast } from './sayToast.ts';

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
      sayToast,
    ),
  );
