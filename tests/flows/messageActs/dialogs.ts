import { FEEDBACK_MAX } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { MESSAGE_ACTS_DELAYS, nothingAsked } from '#machines/messageActs/messageActsSetup.ts';
import { help } from '../report/model.ts';
import { intentId, liked, msgId, otherIntentId } from './model.ts';
import {
  broken,
  change,
  changed,
  closed,
  confirmed,
  confirmedAgain,
  copy,
  deleting,
  deletionOpened,
  done,
  failed,
  feedback,
  feedbackOpened,
  forgetful,
  idle,
  like,
  offline,
  opened,
  other,
  remove,
  removed,
  sending,
  submitted,
  submittedAgain,
  target,
  toldOfNeed,
  unanswered,
  write,
  written,
  type MessageActsJourney,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** What is written or asked in a dialog first. */
export const dialogJourneys: Readonly<Record<string, MessageActsJourney>> = {
  '[CHAT-03] tells what is wrong with an answer': {
    steps: [...written, submitted, done('changeMessage', { message: liked })],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [changed, { type: 'feedback.sent' }],
      started: [change(sending)],
    },
  },
  'shows help lines with the thanks where it tells of a need': {
    steps: [...written, submitted, toldOfNeed],
    end: { value: 'helping', context: { ...nothingAsked, help }, emitted: [changed], started: [change(sending)] },
  },
  'forgets them when the thanks are closed, and takes no other act before': {
    steps: [...written, submitted, toldOfNeed, like, closed],
    end: { value: idle, context: nothingAsked, emitted: [changed], started: [change(sending)] },
  },
  'tells of no need where an answer is liked': {
    steps: [like, toldOfNeed],
    end: { value: idle, context: nothingAsked, emitted: [changed] },
  },
  'sends no feedback that says nothing': {
    steps: [feedbackOpened, write(' \n'), submitted],
    end: {
      value: 'writingFeedback',
      context: { ...nothingAsked, target, feedback: { tags: [], content: ' \n' } },
      emitted: [],
      started: [],
    },
  },
  'takes a tag back': {
    steps: [feedbackOpened, forgetful, other, forgetful, submitted],
    end: {
      value: 'sendingFeedback',
      context: {
        ...nothingAsked,
        target,
        feedback: { tags: ['other'], content: '' },
        request: { kind: 'feedback', msgId, tags: ['other'], content: '', intentId },
      },
      emitted: [],
    },
  },
  'sends words without a tag': {
    steps: [feedbackOpened, write('x'.repeat(FEEDBACK_MAX)), submitted],
    end: {
      value: 'sendingFeedback',
      context: {
        ...nothingAsked,
        target,
        feedback: { tags: [], content: 'x'.repeat(FEEDBACK_MAX) },
        request: { kind: 'feedback', msgId, tags: [], content: 'x'.repeat(FEEDBACK_MAX), intentId },
      },
      emitted: [],
    },
  },
  'sends no more words than the server takes': {
    steps: [feedbackOpened, forgetful, write('x'.repeat(FEEDBACK_MAX + 1)), submitted],
    end: {
      value: 'writingFeedback',
      context: {
        ...nothingAsked,
        target,
        feedback: { tags: ['forgetful'], content: 'x'.repeat(FEEDBACK_MAX + 1) },
      },
      emitted: [],
    },
  },
  'keeps what was typed when it could not be sent': {
    steps: [...written, submitted, failed('changeMessage', { errNo: errNo.internal })],
    end: {
      value: 'writingFeedback',
      context: { ...nothingAsked, target, feedback, request: sending, failure: broken },
      emitted: [],
    },
  },
  'sends it again with the same intent when no answer came': {
    steps: [...written, submitted, failed('changeMessage', offline), submittedAgain],
    end: {
      value: 'sendingFeedback',
      context: { ...nothingAsked, target, feedback, request: sending },
      emitted: [],
      started: [change(sending), change(sending)],
    },
  },
  'sends other words with an intent of their own': {
    steps: [...written, submitted, failed('changeMessage', offline), write('Twice.'), submittedAgain],
    end: {
      value: 'sendingFeedback',
      context: {
        ...nothingAsked,
        target,
        feedback: { ...feedback, content: 'Twice.' },
        request: { ...sending, content: 'Twice.', intentId: otherIntentId },
      },
      emitted: [],
    },
  },
  'gives up on sending after a while': {
    steps: [...written, submitted, waited(MESSAGE_ACTS_DELAYS.feedbackTimeout - 1), waited(1)],
    end: {
      value: 'writingFeedback',
      context: { ...nothingAsked, target, feedback, request: sending, failure: unanswered },
      emitted: [],
    },
  },
  'waits for it as long as it may, also when the dialog is to close': {
    steps: [...written, submitted, closed, waited(MESSAGE_ACTS_DELAYS.feedbackTimeout - 1)],
    end: { value: 'sendingFeedback', context: { ...nothingAsked, target, feedback, request: sending }, emitted: [] },
  },
  'begins with empty feedback the next time': {
    steps: [opened(), ...written, submitted, failed('changeMessage', offline), closed, feedbackOpened],
    end: { value: 'writingFeedback', context: { ...nothingAsked, openedId: msgId, target }, emitted: [] },
  },
  'forgets an act that failed when feedback is opened': {
    steps: [like, failed('changeMessage', offline), feedbackOpened],
    end: { value: 'writingFeedback', context: { ...nothingAsked, target }, emitted: [] },
  },
  'deletes a message once that is confirmed, and tells': {
    steps: [opened(), deletionOpened, confirmed, done('deleteMessage', undefined)],
    end: { value: idle, context: nothingAsked, emitted: [removed], started: [remove(deleting)] },
  },
  'deletes nothing before that': {
    steps: [opened(), deletionOpened, closed],
    end: { value: idle, context: { ...nothingAsked, openedId: msgId }, emitted: [], started: [] },
  },
  'takes a message that is gone for deleted': {
    steps: [opened(), deletionOpened, confirmed, failed('deleteMessage', { errNo: errNo.notFound })],
    end: { value: idle, context: nothingAsked, emitted: [removed] },
  },
  'tells in the dialog why it could not be deleted': {
    steps: [deletionOpened, confirmed, failed('deleteMessage', { errNo: errNo.internal })],
    end: {
      value: 'confirmingDeletion',
      context: { ...nothingAsked, target, request: deleting, failure: broken },
      emitted: [],
    },
  },
  'deletes again with the same intent when no answer came': {
    steps: [deletionOpened, confirmed, failed('deleteMessage', offline), confirmedAgain],
    end: {
      value: 'deleting',
      context: { ...nothingAsked, target, request: deleting },
      emitted: [],
      started: [remove(deleting), remove(deleting)],
    },
  },
  'gives up on deleting after a while': {
    steps: [deletionOpened, confirmed, waited(MESSAGE_ACTS_DELAYS.deleteTimeout - 1), waited(1)],
    end: {
      value: 'confirmingDeletion',
      context: { ...nothingAsked, target, request: deleting, failure: unanswered },
      emitted: [],
    },
  },
  'waits for the deletion as long as it may': {
    steps: [deletionOpened, confirmed, closed, waited(MESSAGE_ACTS_DELAYS.deleteTimeout - 1)],
    end: { value: 'deleting', context: { ...nothingAsked, target, request: deleting }, emitted: [] },
  },
  'forgets a copy that failed when the deletion is opened': {
    steps: [copy, failed('copyText', offline), deletionOpened],
    end: { value: 'confirmingDeletion', context: { ...nothingAsked, target }, emitted: [] },
  },
};
