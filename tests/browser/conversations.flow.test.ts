import { conversationsNotOffered, createConversationsDriver } from '#tests/flows/conversations/browser.ts';
import { conversationsModel } from '#tests/flows/conversations/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-05] conversations machine on its screen',
  conversationsModel,
  createConversationsDriver,
  '/ai-girlfriend',
  { notOffered: conversationsNotOffered, looksInPassing: true },
);
