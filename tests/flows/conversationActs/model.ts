import type { ConversationFile } from '#contract/conversationFile.ts';
import { errNo } from '#contract/errNo.ts';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import { conversationActsDescription } from '#machines/conversationActs/conversationActsDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const characterId = '00000000-0000-7000-8000-00000000000c';
export const mira = { characterId, name: 'Mira' };
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';
export const imported = { characterId, messages: 34 };
const file: ConversationFile = { format: 'liora.conversation.v1', character: mira, messages: [] };
export const text = JSON.stringify(file);

const broken = { broken: { errNo: errNo.internal } };

const fixtures = {
  events: {
    'clear.requested': { mira },
    'deletion.requested': { mira },
    'dialog.closed': bare,
    'act.confirmed': { press: { intentId } },
    'file.chosen': { file: { text, intentId } },
    'act.retried': { press: { intentId: otherIntentId } },
    'act.dismissed': bare,
  },
  done: {
    clearConversation: { ok: undefined },
    deleteConversation: { ok: undefined },
    importConversation: { ok: imported },
  },
  failed: {
    clearConversation: broken,
    deleteConversation: { ...broken, gone: { errNo: errNo.notFound } },
    importConversation: broken,
  },
} satisfies Fixtures<typeof conversationActsMachine>;

/** Ways through everything that one does with a conversation. */
export const conversationActsModel = {
  machine: conversationActsMachine,
  description: conversationActsDescription,
  fixtures,
  key: ({ imported: told }) => told !== null,
} satisfies Model<typeof conversationActsMachine>;
