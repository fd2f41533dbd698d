import { conversationActsNotOffered, createConversationActsDriver } from '#tests/flows/conversationActs/browser.ts';
import { conversationActsModel } from '#tests/flows/conversationActs/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-05] conversationActs machine on its screen',
  conversationActsModel,
  createConversationActsDriver,
  '/ai-girlfriend',
  { notOffered: conversationActsNotOffered, looksInPassing: true },
);
