import { errNo } from '#contract/errNo.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import {
  answerId,
  canDiscard,
  canLoadOlder,
  canRetry,
  canStop,
  type ChatSnapshot,
  isAgreeing,
  isAnswering,
  isDemo,
  isHeldUp,
  isLoadingOlder,
  isOpen,
  isSending,
  isStopping,
  noticeCode,
  olderErrNo,
  retrySeconds,
  unsentOf,
  visibleMessages,
} from '#machines/chat/chatSelectors.ts';
import { NO_ANSWER, noAnswer } from '#machines/failure.ts';
import { agreementJourneys } from './agreeing.ts';
import { askingOnceJourneys, outsideJourneys } from './changes.ts';
import { editJourneys } from './editing.ts';
import { exchangeJourneys, stopJourneys } from './journeys.ts';
import { answer, characterId, chatModel, earlier, intentId, mira, oldest, said } from './model.ts';
import { pictureJourneys } from './pictures.ts';
import { restoreJourneys } from './restoring.ts';
import { seekJourneys } from './seeking.ts';
import { failureJourneys, takingBackJourneys, unsentJourneys } from './troubles.ts';
import { waitJourneys } from './waiting.ts';
import { wishJourneys } from './wishes.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(chatMachine);
const loaded = done('loadConversation', { character: mira, messages: earlier, hasMore: true, isDemo: true });
const older = { type: 'older.requested' } as const;

const blank = {
  characterId,
  character: null,
  messages: [],
  hasMore: false,
  isDemo: false,
  help: null,
  draft: '',
  editing: null,
  request: null,
  wasSending: false,
  greeting: 0,
  seekTime: null,
  failure: null,
  olderFailure: null,
};
const opened = { ...blank, character: mira, messages: earlier, hasMore: true, isDemo: true };

const unsentCodes: ReadonlySet<string | null> = new Set([
  'unsent',
  'unsentEdit',
  'unsentAnew',
  'unsentAnswer',
  'unsentMore',
]);
const isQuiet = (snapshot: ChatSnapshot) => !canStop(snapshot) && !canDiscard(snapshot);

describeFlow(chatModel, {
  stateChecks: {
    loading: (snapshot) => snapshot.hasTag('busy') && !isOpen(snapshot) && snapshot.context.messages.length === 0,
    loadFailed: (snapshot) => snapshot.hasTag('failed') && snapshot.can({ type: 'load.retried' }),
    notFound: (snapshot) => snapshot.status === 'done' && snapshot.tags.size === 0,
    open: (snapshot) =>
      isOpen(snapshot) &&
      snapshot.context.character === mira &&
      visibleMessages(snapshot).length > 0 &&
      isDemo(snapshot) === snapshot.context.isDemo &&
      snapshot.can({ type: 'draft.changed', text: '' }),
    'open.history': isOpen,
    'open.history.idle': (snapshot) =>
      canLoadOlder(snapshot) === snapshot.context.hasMore && olderErrNo(snapshot) === null,
    'open.history.loadingOlder': (snapshot) => isLoadingOlder(snapshot) && snapshot.hasTag('busy'),
    'open.history.olderFailed': (snapshot) =>
      olderErrNo(snapshot) === NO_ANSWER && canLoadOlder(snapshot) && snapshot.hasTag('failed'),
    'open.history.refreshing': (snapshot) => !canLoadOlder(snapshot) && !isLoadingOlder(snapshot),
    'open.exchange': isOpen,
    'open.exchange.settled': () => false,
    'open.exchange.idle': (snapshot) => isQuiet(snapshot) && !canRetry(snapshot) && noticeCode(snapshot) === null,
    'open.exchange.running': (snapshot) => snapshot.hasTag('busy') && (isSending(snapshot) || isAnswering(snapshot)),
    'open.exchange.running.sending': (snapshot) =>
      isSending(snapshot) && canStop(snapshot) && snapshot.context.request !== null && answerId(snapshot) === null,
    'open.exchange.running.answering': (snapshot) =>
      isAnswering(snapshot) && canStop(snapshot) && answerId(snapshot) === answer.begun.msgId,
    'open.exchange.running.stopping': (snapshot) =>
      isStopping(snapshot) && isAnswering(snapshot) && !canStop(snapshot) && noticeCode(snapshot) === null,
    'open.exchange.agreeing': (snapshot) =>
      isAgreeing(snapshot) &&
      isHeldUp(snapshot) &&
      noticeCode(snapshot) === null &&
      unsentOf(snapshot).wasSending &&
      canDiscard(snapshot) &&
      !canRetry(snapshot),
    'open.exchange.unsent': (snapshot) =>
      unsentCodes.has(noticeCode(snapshot)) &&
      unsentOf(snapshot).request !== null &&
      canRetry(snapshot) &&
      canDiscard(snapshot),
    'open.exchange.takingBack': (snapshot) =>
      noticeCode(snapshot) === 'takingBack' && snapshot.hasTag('busy') && canDiscard(snapshot) && !canRetry(snapshot),
    'open.exchange.heldBack': (snapshot) =>
      noticeCode(snapshot) === 'answerFailed' && !canRetry(snapshot) && isQuiet(snapshot) && retrySeconds(snapshot) > 0,
    'open.exchange.answerFailed': (snapshot) =>
      noticeCode(snapshot) === 'answerFailed' && canRetry(snapshot) && isQuiet(snapshot),
    'open.exchange.lost': (snapshot) =>
      noticeCode(snapshot) === 'lost' && canRetry(snapshot) && isQuiet(snapshot) && !isAnswering(snapshot),
  },
  equivalentMutants: Object.fromEntries(
    [
      'open.exchange.settled: always[5] leads to open.exchange.unsent',
      'open.exchange.agreeing: message.discarded leads to open.exchange.unsent',
      'open.exchange.agreeing: message.discarded leads nowhere',
      'open.exchange.agreeing: always leads to open.exchange.unsent',
      'open.exchange.unsent: message.discarded[0] leads to open.exchange.unsent',
      'open.exchange.unsent: message.discarded[0] leads nowhere',
      'open.exchange.takingBack: message.discarded leads to open.exchange.unsent',
      'open.exchange.takingBack: done loadConversation leads to open.exchange.unsent',
      'open.exchange.takingBack: error loadConversation leads to open.exchange.unsent',
      'open.exchange.takingBack: after takeBackTimeout leads to open.exchange.unsent',
    ].map((name) => [name, 'without a request, it is idle at once']),
  ),
  journeys: {
    'tells that a character does not exist': {
      steps: [failed('loadConversation', { errNo: errNo.notFound }), { type: 'load.retried' }],
      end: { value: 'notFound', context: blank, emitted: [] },
    },
    'loads again after no answer came in time': {
      steps: [waited(30_000), { type: 'load.retried' }, loaded],
      end: { value: { open: { history: 'idle', exchange: 'idle' } }, context: opened, emitted: [] },
    },
    'tells why a conversation could not be loaded': {
      steps: [failed('loadConversation', { errNo: errNo.underAge })],
      end: { value: 'loadFailed', context: { ...blank, failure: { errNo: errNo.underAge, fields: [] } }, emitted: [] },
    },
    'forgets why a conversation could not be loaded while it is loaded again': {
      steps: [failed('loadConversation', { errNo: errNo.underAge }), { type: 'load.retried' }],
      end: { value: 'loading', context: blank, emitted: [] },
    },
    '[CHAT-01] asks for nothing older where there is nothing': {
      steps: [done('loadConversation', { character: mira, messages: earlier, hasMore: false, isDemo: true }), older],
      end: {
        value: { open: { history: 'idle', exchange: 'idle' } },
        context: { ...opened, hasMore: false },
        emitted: [],
        started: [{ id: 'loadConversation', input: { characterId } }],
      },
    },
    '[CHAT-01] loads older messages in front, each one once, while an answer is being written': {
      steps: [
        loaded,
        older,
        { type: 'draft.changed', text: 'Hello' },
        { type: 'message.submitted', intentId },
        { type: 'answer.started', messages: [said, answer.begun] },
        { type: 'answer.extended', msgId: answer.begun.msgId, seq: 2, text: 'Hi' },
        done('loadOlder', { messages: [...oldest, ...earlier.slice(0, 1), answer.begun], hasMore: false }),
      ],
      end: {
        value: { open: { history: 'idle', exchange: { running: 'answering' } } },
        context: {
          ...opened,
          messages: [...oldest, ...earlier, said, { ...answer.begun, text: 'Hi' }],
          hasMore: false,
        },
        emitted: [],
        started: [
          { id: 'loadConversation', input: { characterId } },
          { id: 'loadOlder', input: { characterId, endTime: 1001, pageSize: 50 } },
          { id: 'answer', input: { kind: 'send', characterId, text: 'Hello', picture: 'ifSaid', intentId } },
        ],
      },
    },
    '[CHAT-01] loads older messages again after no answer came in time': {
      steps: [loaded, older, waited(30_000), older],
      end: { value: { open: { history: 'loadingOlder', exchange: 'idle' } }, context: opened, emitted: [] },
    },
    '[CHAT-01] keeps the failure of older messages apart from a failed message': {
      steps: [
        loaded,
        older,
        { type: 'draft.changed', text: 'Hello' },
        { type: 'message.submitted', intentId },
        failed('loadOlder', new Error('offline')),
        { type: 'answer.refused', failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 3 } },
      ],
      end: {
        value: { open: { history: 'olderFailed', exchange: 'unsent' } },
        context: {
          ...opened,
          request: { kind: 'send', characterId, text: 'Hello', picture: 'ifSaid', intentId },
          failure: { errNo: errNo.tooManyRequests, fields: [], retryAfter: 3 },
          olderFailure: noAnswer,
        },
        emitted: [],
      },
    },
    ...exchangeJourneys,
    ...unsentJourneys,
    ...failureJourneys,
    ...stopJourneys,
    ...editJourneys,
    ...wishJourneys,
    ...pictureJourneys,
    ...agreementJourneys,
    ...outsideJourneys,
    ...restoreJourneys,
    ...seekJourneys,
    ...waitJourneys,
    ...askingOnceJourneys,
    ...takingBackJourneys,
  },
});
