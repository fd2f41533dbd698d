import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { messageActsMachine } from '#machines/messageActs/messageActsMachine.ts';
import { messageActsDescription } from '#machines/messageActs/messageActsDescription.ts';
import { said } from '../chat/model.ts';
import { help } from '../report/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const answer: Message = {
  msgId: '00000000-0000-7000-8000-000000000012',
  role: 'companion',
  text: 'Hi there',
  status: 'done',
  createTime: 1012,
  chosen: 0,
  alternatives: 2,
  liked: false,
  hasFeedback: false,
  image: null,
};
export const liked: Message = { ...answer, liked: true };
export const { msgId } = answer;
export const otherId = '00000000-0000-7000-8000-000000000014';
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

const broken = { broken: { errNo: errNo.internal } };

const fixtures = {
  events: {
    // The acts of the newest answer are always there.
    'message.opened': { said: { msgId: said.msgId } },
    'like.toggled': { liked: { msgId, liked: true, intentId } },
    'alternative.chosen': { other: { msgId, ordinal: 1, intentId } },
    'copy.requested': { answer: { text: answer.text } },
    'feedback.opened': { answer: { msgId } },
    'tag.toggled': { forgetful: { tag: 'forgetful' } },
    'content.changed': { words: { text: 'I said that before.' } },
    'feedback.submitted': { press: { intentId } },
    'deletion.opened': { answer: { msgId } },
    'deletion.confirmed': { press: { intentId } },
    'dialog.closed': bare,
    'act.retried': { press: { intentId: otherIntentId } },
    'act.dismissed': bare,
  },
  done: {
    copyText: { ok: undefined },
    changeMessage: { ok: { message: liked }, 'in need': { message: liked, help } },
    deleteMessage: { ok: undefined },
  },
  failed: {
    copyText: { 'not allowed': new Error('not allowed') },
    changeMessage: broken,
    deleteMessage: { ...broken, gone: { errNo: errNo.notFound } },
  },
} satisfies Fixtures<typeof messageActsMachine>;

/** Ways through everything that one does with a message. */
export const messageActsModel = {
  machine: messageActsMachine,
  description: messageActsDescription,
  fixtures,
  key: ({ copy, feedback, help: given }) => [
    copy !== null,
    given !== null,
    feedback.tags.length > 0 || feedback.content !== '',
  ],
} satisfies Model<typeof messageActsMachine>;
