import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { reportMachine } from '#machines/report/reportMachine.ts';
import {
  canRetry,
  canSubmit,
  failureOf,
  isSending,
  isSent,
  openKindOf,
  type ReportSnapshot,
  toldOf,
} from '#machines/report/reportSelectors.ts';
import { nothingReported, REPORT_DELAYS, type ReportContext } from '#machines/report/reportSetup.ts';
import { character, help, intentId, otherIntentId, person, reportModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(reportMachine);
const asked = { type: 'report.requested', ...character } as const;
const askedOther = { type: 'report.requested', ...person } as const;
const reason = { type: 'reason.chosen', reason: 'realPerson' } as const;
const words = (text: string) => ({ type: 'content.changed', text }) as const;
const submitted = { type: 'report.submitted', intentId } as const;
const retried = { type: 'report.retried', intentId: otherIntentId } as const;
const closed = { type: 'dialog.closed' } as const;
const sent = done('sendReport', null);
const sentInNeed = done('sendReport', help);

const request = { ...character, reason: 'realPerson', content: '', intentId } as const;
const call = (input: unknown) => ({ id: 'sendReport', input });
const about: ReportContext = { ...nothingReported, target: character };
const told: ReportContext = { ...about, told: { reason: 'realPerson', content: '' } };
const internal = { errNo: errNo.internal };
const broken = { errNo: errNo.internal, fields: [] };
const unanswered = { errNo: NO_ANSWER, fields: [] };

const journeys: Readonly<Record<string, Journey<typeof reportMachine>>> = {
  'reports a character with a reason, and thanks': {
    steps: [asked, reason, submitted, sent],
    end: { emitted: [], value: 'sent', context: { ...told, request }, started: [call(request)] },
  },
  'brings help lines with the thanks where the words tell of a need, and forgets them': {
    steps: [asked, reason, words('I want to die.'), submitted, sentInNeed],
    end: {
      emitted: [],
      value: 'sent',
      context: {
        ...about,
        told: { reason: 'realPerson', content: 'I want to die.' },
        request: { ...request, content: 'I want to die.' },
        help,
      },
    },
  },
  'forgets all of it when the thanks are closed, and tells of something else': {
    steps: [asked, reason, submitted, sentInNeed, closed, askedOther],
    end: { emitted: [], value: 'choosing', context: { ...nothingReported, target: person } },
  },
  'reports whoever made it, with words': {
    steps: [askedOther, words('Oh no.'), reason, submitted],
    end: {
      emitted: [],
      value: 'sending',
      context: {
        ...nothingReported,
        target: person,
        told: { reason: 'realPerson', content: 'Oh no.' },
        request: { ...request, ...person, content: 'Oh no.' },
      },
      started: [call({ ...request, ...person, content: 'Oh no.' })],
    },
  },
  'sends nothing without a reason': {
    steps: [asked, words('Oh no.'), submitted],
    end: {
      emitted: [],
      value: 'choosing',
      context: { ...about, told: { reason: null, content: 'Oh no.' } },
      started: [],
    },
  },
  'sends no more than the server takes': {
    steps: [asked, reason, words('x'.repeat(2001)), submitted],
    end: {
      emitted: [],
      value: 'choosing',
      context: { ...about, told: { reason: 'realPerson', content: 'x'.repeat(2001) } },
      started: [],
    },
  },
  'leaves nothing when it is closed before it is sent': {
    steps: [asked, reason, words('Oh no.'), closed],
    end: { emitted: [], value: 'closed', context: nothingReported, started: [] },
  },
  'cannot be called off while it is sent': {
    steps: [asked, reason, submitted, closed, askedOther],
    end: { emitted: [], value: 'sending', context: { ...told, request } },
  },
  'tells why the server does not take it': {
    steps: [asked, reason, submitted, failed('sendReport', { errNo: errNo.notFound }), retried],
    end: {
      emitted: [],
      value: 'refused',
      context: { ...told, request, failure: { errNo: errNo.notFound, fields: [] } },
    },
  },
  'and is closed then': {
    steps: [asked, reason, submitted, failed('sendReport', { errNo: errNo.forbidden }), closed],
    end: { emitted: [], value: 'closed', context: nothingReported },
  },
  'tells why it was not sent': {
    steps: [asked, reason, submitted, failed('sendReport', internal)],
    end: { emitted: [], value: 'failed', context: { ...told, request, failure: broken } },
  },
  'and is closed without another try': {
    steps: [asked, reason, submitted, failed('sendReport', internal), closed],
    end: { emitted: [], value: 'closed', context: nothingReported },
  },
  'sends again with a new intent once the server has answered': {
    steps: [asked, reason, submitted, failed('sendReport', internal), retried],
    end: {
      emitted: [],
      value: 'sending',
      context: { ...told, request: { ...request, intentId: otherIntentId } },
      started: [call(request), call({ ...request, intentId: otherIntentId })],
    },
  },
  'sends again with the same intent when no answer came': {
    steps: [asked, reason, submitted, failed('sendReport', new Error('offline')), retried, sent],
    end: { emitted: [], value: 'sent', context: { ...told, request }, started: [call(request), call(request)] },
  },
  'gives up waiting after a while': {
    steps: [asked, reason, submitted, waited(REPORT_DELAYS.sendTimeout - 1), waited(1)],
    end: { emitted: [], value: 'failed', context: { ...told, request, failure: unanswered } },
  },
  'waits until then': {
    steps: [asked, reason, submitted, waited(REPORT_DELAYS.sendTimeout - 1)],
    end: { emitted: [], value: 'sending', context: { ...told, request } },
  },
};

const isOpen = (snapshot: ReportSnapshot) => openKindOf(snapshot) !== null && !snapshot.can(asked);

describeFlow(reportModel, {
  stateChecks: {
    closed: (snapshot) => openKindOf(snapshot) === null && snapshot.can(asked) && !snapshot.can(closed),
    choosing: (snapshot) => {
      const { reason: chosen, content } = toldOf(snapshot);
      return (
        isOpen(snapshot) &&
        snapshot.can(reason) &&
        snapshot.can(closed) &&
        canSubmit(snapshot) === (chosen !== null && content.length <= 2000)
      );
    },
    sending: (snapshot) =>
      isOpen(snapshot) &&
      isSending(snapshot) &&
      !snapshot.can(closed) &&
      failureOf(snapshot) === null &&
      snapshot.children['sendReport'] !== undefined,
    sent: (snapshot) => isOpen(snapshot) && isSent(snapshot) && failureOf(snapshot) === null && snapshot.can(closed),
    refused: (snapshot) =>
      isOpen(snapshot) && snapshot.hasTag('failed') && failureOf(snapshot) !== null && !canRetry(snapshot),
    failed: (snapshot) =>
      isOpen(snapshot) && snapshot.hasTag('failed') && failureOf(snapshot) !== null && canRetry(snapshot),
  },
  journeys,
});
