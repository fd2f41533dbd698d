import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';
import {
  appealFailureOf,
  blockToAppealOf,
  canRetry,
  canSubmit,
  contentOf,
  helpOf,
  hasLoadFailed,
  isActing,
  isSending,
  isSent,
  listOf,
  type OwnReportsSnapshot,
} from '#machines/ownReports/ownReportsSelectors.ts';
import { nothingLoaded, OWN_REPORTS_DELAYS, type OwnReportsContext } from '#machines/ownReports/ownReportsSetup.ts';
import { block, both, bothThen, nothing, ownReportsModel, asked } from './model.ts';
import { help, intentId, otherIntentId } from '../report/model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(ownReportsMachine);
const { reportId } = block;
const words = 'She is a teacher.';
const loaded = done('loadReports', both);
const retried = { type: 'load.retried' } as const;
const shown = { type: 'page.shown' } as const;
const requested = { type: 'appeal.requested', reportId } as const;
const written = (text: string) => ({ type: 'content.changed', text }) as const;
const submitted = { type: 'appeal.submitted', intentId } as const;
const again = { type: 'appeal.retried', intentId: otherIntentId } as const;
const closed = { type: 'dialog.closed' } as const;
const sent = done('sendAppeal', { block: asked, help: null });
const sentInNeed = done('sendAppeal', { block: asked, help });
const sending = [loaded, requested, written(words), submitted] as const;

const request = { reportId, content: words, intentId };
const load = { id: 'loadReports', input: undefined };
const send = (input: unknown) => ({ id: 'sendAppeal', input });
const listed: OwnReportsContext = { ...nothingLoaded, list: both };
const told: OwnReportsContext = { ...listed, reportId, content: words, request };
const internal = { errNo: errNo.internal };
const broken = { errNo: errNo.internal, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };

const journeys: Readonly<Record<string, Journey<typeof ownReportsMachine>>> = {
  'lists what was reported and what was blocked': {
    steps: [loaded],
    end: { emitted: [], value: 'ready', context: listed, started: [load] },
  },
  'tells that the list could not be loaded, and loads it again': {
    steps: [failed('loadReports', internal), retried],
    end: { emitted: [], value: 'loading', context: nothingLoaded, started: [load, load] },
  },
  'tells why': {
    steps: [failed('loadReports', internal)],
    end: { emitted: [], value: 'loadFailed', context: { ...nothingLoaded, failure: broken } },
  },
  'gives up loading after a while': {
    steps: [waited(OWN_REPORTS_DELAYS.loadTimeout - 1), waited(1)],
    end: { emitted: [], value: 'loadFailed', context: { ...nothingLoaded, failure: unanswered } },
  },
  'and loads until then': {
    steps: [waited(OWN_REPORTS_DELAYS.loadTimeout - 1)],
    end: { emitted: [], value: 'loading', context: nothingLoaded },
  },
  'asks for another look, and says so': {
    steps: [...sending, sent],
    end: {
      emitted: [],
      value: 'ready',
      context: { ...nothingLoaded, list: bothThen, isSent: true },
      started: [load, send(request)],
    },
  },
  'shows help lines beside that where the words tell of a need': {
    steps: [...sending, sentInNeed],
    end: { emitted: [], value: 'ready', context: { ...nothingLoaded, list: bothThen, isSent: true, help } },
  },
  'and keeps them for whoever comes back to the page': {
    steps: [...sending, sentInNeed, shown, done('loadReports', bothThen)],
    end: { emitted: [], value: 'ready', context: { ...nothingLoaded, list: bothThen, help } },
  },
  'loads anew when the page is in view again': {
    steps: [...sending, sent, shown],
    end: {
      emitted: [],
      value: 'loading',
      context: { ...nothingLoaded, list: bothThen },
      started: [load, send(request), load],
    },
  },
  'asks about what is known while it is loaded anew': {
    steps: [loaded, shown, requested],
    end: { emitted: [], value: 'writing', context: { ...listed, reportId } },
  },
  'asks once only': {
    steps: [...sending, sent, requested],
    end: { emitted: [], value: 'ready', context: { ...nothingLoaded, list: bothThen, isSent: true } },
  },
  'asks about what is listed only': {
    steps: [done('loadReports', nothing), requested],
    end: { emitted: [], value: 'ready', context: { ...nothingLoaded, list: nothing } },
  },
  'forgets that it was asked when something else is asked about': {
    steps: [
      done('loadReports', { ...both, blocks: [block, { ...block, reportId: otherIntentId }] }),
      requested,
      written(words),
      submitted,
      sentInNeed,
      { type: 'appeal.requested', reportId: otherIntentId },
    ],
    end: {
      emitted: [],
      value: 'writing',
      context: {
        ...nothingLoaded,
        list: { ...both, blocks: [asked, { ...block, reportId: otherIntentId }] },
        reportId: otherIntentId,
      },
    },
  },
  'sends nothing that says nothing': {
    steps: [loaded, requested, written(' \n'), submitted],
    end: { emitted: [], value: 'writing', context: { ...listed, reportId, content: ' \n' }, started: [load] },
  },
  'sends no more than the server takes': {
    steps: [loaded, requested, written('x'.repeat(2001)), submitted],
    end: { emitted: [], value: 'writing', context: { ...listed, reportId, content: 'x'.repeat(2001) } },
  },
  'leaves nothing when it is closed before it is sent': {
    steps: [loaded, requested, written(words), closed],
    end: { emitted: [], value: 'ready', context: listed, started: [load] },
  },
  'cannot be called off while it is sent': {
    steps: [...sending, closed],
    end: { emitted: [], value: 'sending', context: told },
  },
  'tells why the server does not take it, for good': {
    steps: [...sending, failed('sendAppeal', { errNo: errNo.conflict }), again],
    end: {
      emitted: [],
      value: 'refused',
      context: { ...told, failure: { errNo: errNo.conflict, fields: [] } },
    },
  },
  'and loads what there is then': {
    steps: [...sending, failed('sendAppeal', { errNo: errNo.notFound }), closed],
    end: { emitted: [], value: 'loading', context: listed, started: [load, send(request), load] },
  },
  'tells why it was not sent': {
    steps: [...sending, failed('sendAppeal', internal)],
    end: { emitted: [], value: 'failed', context: { ...told, failure: broken } },
  },
  'and loads what there is when it is not tried again: it may have arrived': {
    steps: [...sending, failed('sendAppeal', new Error('offline')), closed],
    end: { emitted: [], value: 'loading', context: listed, started: [load, send(request), load] },
  },
  'sends again with a new intent once the server has answered': {
    steps: [...sending, failed('sendAppeal', internal), again],
    end: {
      emitted: [],
      value: 'sending',
      context: { ...told, request: { ...request, intentId: otherIntentId } },
      started: [load, send(request), send({ ...request, intentId: otherIntentId })],
    },
  },
  'sends again with the same intent when no answer came': {
    steps: [...sending, failed('sendAppeal', new Error('offline')), again, sent],
    end: {
      emitted: [],
      value: 'ready',
      context: { ...nothingLoaded, list: bothThen, isSent: true },
      started: [load, send(request), send(request)],
    },
  },
  'gives up waiting after a while': {
    steps: [...sending, waited(OWN_REPORTS_DELAYS.sendTimeout - 1), waited(1)],
    end: { emitted: [], value: 'failed', context: { ...told, failure: unanswered } },
  },
  'and waits until then': {
    steps: [...sending, waited(OWN_REPORTS_DELAYS.sendTimeout - 1)],
    end: { emitted: [], value: 'sending', context: told },
  },
};

const isOpen = (snapshot: OwnReportsSnapshot) =>
  isActing(snapshot) && blockToAppealOf(snapshot)?.reportId === reportId && !snapshot.can(requested);

describeFlow(ownReportsModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      !isActing(snapshot) &&
      snapshot.context.failure === null &&
      !snapshot.can(shown) &&
      snapshot.children['loadReports'] !== undefined,
    loadFailed: (snapshot) => hasLoadFailed(snapshot) && snapshot.can(retried) && snapshot.context.failure !== null,
    ready: (snapshot) =>
      snapshot.tags.size === 0 &&
      !hasLoadFailed(snapshot) &&
      blockToAppealOf(snapshot) === null &&
      appealFailureOf(snapshot) === null &&
      contentOf(snapshot) === '' &&
      snapshot.can(shown) &&
      snapshot.can(requested) === listOf(snapshot)?.blocks.some(({ appeal }) => appeal === null),
    writing: (snapshot) =>
      isOpen(snapshot) &&
      !isSending(snapshot) &&
      !isSent(snapshot) &&
      helpOf(snapshot) === null &&
      snapshot.can(closed) &&
      snapshot.can(written(words)) &&
      canSubmit(snapshot) === (contentOf(snapshot) === words),
    sending: (snapshot) =>
      isOpen(snapshot) && isSending(snapshot) && !snapshot.can(closed) && appealFailureOf(snapshot) === null,
    refused: (snapshot) =>
      isOpen(snapshot) && snapshot.hasTag('failed') && appealFailureOf(snapshot) !== null && !canRetry(snapshot),
    failed: (snapshot) =>
      isOpen(snapshot) && snapshot.hasTag('failed') && appealFailureOf(snapshot) !== null && canRetry(snapshot),
  },
  journeys,
});
