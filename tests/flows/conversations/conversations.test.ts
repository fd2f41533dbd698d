import { errNo } from '#contract/errNo.ts';
import {
  CONVERSATIONS_DELAYS,
  type ConversationsContext,
  conversationsMachine,
} from '#machines/conversations/conversationsMachine.ts';
import { hasFailed, isEmpty, isLoadingFirst } from '#machines/conversations/conversationsSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { characterId, conversation, conversationsModel, other, read, writing } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(conversationsMachine);
const refreshed = { type: 'list.refreshRequested' } as const;
const retried = { type: 'load.retried' } as const;
const removed = { type: 'conversation.removed', characterId } as const;
const wasRead = { type: 'conversation.read', characterId } as const;
const loaded = done('loadConversations', { conversations: [conversation] });
const both = done('loadConversations', { conversations: [conversation, other] });

const blank: ConversationsContext = { conversations: [], failure: null };
const filled: ConversationsContext = { conversations: [conversation], failure: null };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const load = { id: 'loadConversations', input: undefined };

describeFlow(conversationsModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      snapshot.context.failure === null &&
      isLoadingFirst(snapshot) === (snapshot.context.conversations.length === 0),
    failed: (snapshot) => snapshot.hasTag('failed') && hasFailed(snapshot) && snapshot.context.failure !== null,
    ready: (snapshot) =>
      !snapshot.hasTag('busy') &&
      !hasFailed(snapshot) &&
      isEmpty(snapshot) === (snapshot.context.conversations.length === 0),
  },
  journeys: {
    '[CHAT-05] shows the conversations': {
      steps: [loaded],
      end: { value: 'ready', emitted: [], context: filled, started: [load] },
    },
    'loads again when asked to after a failure': {
      steps: [failed('loadConversations', { errNo: errNo.internal }), retried, loaded],
      end: { value: 'ready', emitted: [], context: filled, started: [load, load] },
    },
    'tells why the list could not be loaded': {
      steps: [failed('loadConversations', { errNo: errNo.internal })],
      end: {
        value: 'failed',
        emitted: [],
        context: { conversations: [], failure: { errNo: errNo.internal, fields: [] } },
      },
    },
    'gives up waiting': {
      steps: [waited(CONVERSATIONS_DELAYS.loadTimeout)],
      end: { value: 'failed', emitted: [], context: { ...blank, failure: unanswered } },
    },
    'keeps waiting until then': {
      steps: [waited(CONVERSATIONS_DELAYS.loadTimeout - 1)],
      end: { value: 'loading', emitted: [], context: blank },
    },
    'keeps the list on view while it is loaded anew': {
      steps: [loaded, refreshed],
      end: { value: 'loading', emitted: [], context: filled, started: [load, load] },
    },
    'keeps the list on view when loading it anew fails': {
      steps: [loaded, refreshed, failed('loadConversations', new Error('offline'))],
      end: { value: 'failed', emitted: [], context: { ...filled, failure: unanswered } },
    },
    'starts over when the list goes out of date while it is loaded': {
      steps: [refreshed],
      end: { value: 'loading', emitted: [], context: blank, started: [load, load] },
    },
    'refreshes a list that had failed': {
      steps: [failed('loadConversations', new Error('offline')), refreshed],
      end: { value: 'loading', emitted: [], context: blank, started: [load, load] },
    },
    '[CHAT-05] takes a conversation out at once that was deleted': {
      steps: [both, removed],
      end: { value: 'ready', emitted: [], context: { ...blank, conversations: [other] }, started: [load] },
    },
    'shows at once that a conversation was read': {
      steps: [both, wasRead],
      end: { value: 'ready', emitted: [], context: { ...blank, conversations: [read, other] }, started: [load] },
    },
    'asks again when one was read while the list was on its way, which may not know of it': {
      steps: [loaded, refreshed, wasRead, done('loadConversations', { conversations: [read] })],
      end: {
        value: 'ready',
        emitted: [],
        context: { conversations: [read], failure: null },
        started: [load, load, load],
      },
    },
    'asks again when one was deleted while the list was on its way': {
      steps: [loaded, refreshed, removed, done('loadConversations', { conversations: [] })],
      end: { value: 'ready', emitted: [], context: blank, started: [load, load, load] },
    },
    'looks again after a while when somebody is writing': {
      steps: [
        done('loadConversations', { conversations: [other, writing] }),
        waited(CONVERSATIONS_DELAYS.writingPause),
      ],
      end: {
        value: 'loading',
        emitted: [],
        context: { ...blank, conversations: [other, writing] },
        started: [load, load],
      },
    },
    'does not look again before that': {
      steps: [done('loadConversations', { conversations: [writing] }), waited(CONVERSATIONS_DELAYS.writingPause - 1)],
      end: { value: 'ready', emitted: [], context: { ...blank, conversations: [writing] }, started: [load] },
    },
    'does not look again when nobody is writing': {
      steps: [loaded, waited(CONVERSATIONS_DELAYS.writingPause)],
      end: { value: 'ready', emitted: [], context: filled, started: [load] },
    },
  },
});
