import { errNo } from '#contract/errNo.ts';
import { MESSAGE_ACTS_DELAYS, nothingAsked } from '#machines/messageActs/messageActsSetup.ts';
import { answer, liked, msgId, otherId, otherIntentId } from './model.ts';
import {
  actFailed,
  broken,
  change,
  changed,
  choose,
  choosing,
  closed,
  copy,
  copying,
  deletionOpened,
  dismissed,
  done,
  failed,
  feedbackOpened,
  idle,
  like,
  likeAgain,
  liking,
  likingAgain,
  offline,
  opened,
  retried,
  unanswered,
  type MessageActsJourney,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** What is done without a dialog. */
export const actJourneys: Readonly<Record<string, MessageActsJourney>> = {
  'opens the acts of a message': {
    steps: [opened()],
    end: { value: idle, context: { ...nothingAsked, openedId: msgId }, emitted: [], started: [] },
  },
  'closes them when it is opened again': {
    steps: [opened(), opened()],
    end: { value: idle, context: nothingAsked, emitted: [] },
  },
  'opens those of another message instead': {
    steps: [opened(), opened(otherId)],
    end: { value: idle, context: { ...nothingAsked, openedId: otherId }, emitted: [] },
  },
  '[CHAT-03] likes an answer, and tells': {
    steps: [opened(), like, done('changeMessage', { message: liked })],
    end: {
      value: idle,
      context: { ...nothingAsked, openedId: msgId },
      emitted: [changed],
      started: [change(liking)],
    },
  },
  'chooses another alternative, and tells': {
    steps: [choose, done('changeMessage', { message: liked })],
    end: { value: idle, context: nothingAsked, emitted: [changed], started: [change(choosing)] },
  },
  'does one thing at a time': {
    steps: [like, choose, deletionOpened, feedbackOpened, copy, retried, dismissed, closed],
    end: { value: 'acting', context: { ...nothingAsked, request: liking }, emitted: [], started: [change(liking)] },
  },
  'asks again with the same intent when no answer came': {
    steps: [like, failed('changeMessage', offline), retried],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: liking },
      emitted: [],
      started: [change(liking), change(liking)],
    },
  },
  'keeps that intent too when the person presses the act itself again': {
    steps: [like, failed('changeMessage', offline), likeAgain],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: liking },
      emitted: [],
      started: [change(liking), change(liking)],
    },
  },
  'asks for something else with an intent of its own': {
    steps: [choose, failed('changeMessage', offline), likeAgain],
    end: { value: 'acting', context: { ...nothingAsked, request: likingAgain }, emitted: [] },
  },
  'chooses something else with an intent of its own': {
    steps: [like, failed('changeMessage', offline), { ...choose, intentId: otherIntentId }],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: { ...choosing, intentId: otherIntentId } },
      emitted: [],
    },
  },
  'asks again with a new intent once the server has refused': {
    steps: [like, failed('changeMessage', { errNo: errNo.internal }), retried],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: likingAgain },
      emitted: [],
      started: [change(liking), change(likingAgain)],
    },
  },
  'tells why an act failed': {
    steps: [like, failed('changeMessage', { errNo: errNo.internal })],
    end: { value: actFailed, context: { ...nothingAsked, request: liking, failure: broken }, emitted: [] },
  },
  'forgets an act that failed': {
    steps: [opened(), like, failed('changeMessage', offline), dismissed],
    end: { value: idle, context: { ...nothingAsked, openedId: msgId }, emitted: [] },
  },
  'gives up on an act after a while': {
    steps: [like, waited(MESSAGE_ACTS_DELAYS.actTimeout - 1), waited(1)],
    end: { value: actFailed, context: { ...nothingAsked, request: liking, failure: unanswered }, emitted: [] },
  },
  'waits for an act as long as it may': {
    steps: [like, waited(MESSAGE_ACTS_DELAYS.actTimeout - 1)],
    end: { value: 'acting', context: { ...nothingAsked, request: liking }, emitted: [] },
  },
  'copies what was said, and tells': {
    steps: [copy, done('copyText', undefined)],
    end: { value: idle, context: nothingAsked, emitted: [{ type: 'text.copied' }], started: [copying] },
  },
  'tells when it could not be copied, and tries again': {
    steps: [copy, failed('copyText', offline), retried],
    end: {
      value: 'copying',
      context: { ...nothingAsked, copy: { text: answer.text } },
      emitted: [],
      started: [copying, copying],
    },
  },
  'gives up on copying after a while': {
    steps: [copy, waited(MESSAGE_ACTS_DELAYS.copyTimeout - 1), waited(1)],
    end: {
      value: actFailed,
      context: { ...nothingAsked, copy: { text: answer.text }, failure: unanswered },
      emitted: [],
    },
  },
  'waits for the copy as long as it may': {
    steps: [copy, waited(MESSAGE_ACTS_DELAYS.copyTimeout - 1)],
    end: { value: 'copying', context: { ...nothingAsked, copy: { text: answer.text } }, emitted: [] },
  },
  'tries the act again that failed, not the copy before it': {
    steps: [copy, failed('copyText', offline), like, failed('changeMessage', offline), retried],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: liking },
      emitted: [],
      started: [copying, change(liking), change(liking)],
    },
  },
  'tries the choice again that failed, not the copy before it': {
    steps: [copy, failed('copyText', offline), choose, failed('changeMessage', offline), retried],
    end: {
      value: 'acting',
      context: { ...nothingAsked, request: choosing },
      emitted: [],
      started: [copying, change(choosing), change(choosing)],
    },
  },
  'tries the copy again that failed, not the act before it': {
    steps: [like, failed('changeMessage', offline), copy, failed('copyText', offline), retried],
    end: {
      value: 'copying',
      context: { ...nothingAsked, copy: { text: answer.text } },
      emitted: [],
      started: [change(liking), copying, copying],
    },
  },
};
