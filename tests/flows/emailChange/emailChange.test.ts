import { errNo } from '#contract/errNo.ts';
import { ANSWER_TIMEOUT, emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import {
  askedOf,
  type EmailChangeSnapshot,
  isBusy,
  isClosed,
  isConfirming,
  isDeclining,
} from '#machines/emailChange/emailChangeSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { askedOfNew, askedOfOld, emailChangeModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(emailChangeMachine);
const code = 'ABCDEFGH2345';
const opened = { type: 'link.opened', code } as const;
const checked = done('checkEmailCode', askedOfOld);
const confirmed = { type: 'change.confirmed' } as const;
const declined = { type: 'change.declined' } as const;
const retried = { type: 'check.retried' } as const;
const goneAway = { type: 'change.left' } as const;
const broken = { errNo: errNo.internal };
const used = { errNo: errNo.wrongCode };
const blank = { code: '', asked: null, failure: null };
const asking = { code, asked: askedOfOld, failure: null };
const check = { id: 'checkEmailCode', input: { code } };
const confirm = { id: 'confirmEmailChange', input: { code } };
const decline = { id: 'declineEmailChange', input: { code } };
const settled = { type: 'email.settled' } as const;
const failure = (failedCode: number) => ({ errNo: failedCode, fields: [] });

const isOver = (snapshot: EmailChangeSnapshot) =>
  !isBusy(snapshot) && !snapshot.can(confirmed) && !snapshot.can(declined) && !snapshot.can(retried);
const isEnd = (snapshot: EmailChangeSnapshot) => isOver(snapshot) && askedOf(snapshot) !== null && !isClosed(snapshot);

describeFlow(emailChangeModel, {
  stateChecks: {
    closed: (snapshot) => isClosed(snapshot) && isOver(snapshot) && askedOf(snapshot) === null,
    checking: (snapshot) => isBusy(snapshot) && !isConfirming(snapshot) && !isDeclining(snapshot),
    checkFailed: (snapshot) => snapshot.can(retried) && !isBusy(snapshot) && snapshot.context.failure !== null,
    asking: (snapshot) => snapshot.can(confirmed) && snapshot.can(declined) && !isBusy(snapshot),
    confirming: (snapshot) => isConfirming(snapshot) && isBusy(snapshot) && !snapshot.can(declined),
    declining: (snapshot) => isDeclining(snapshot) && isBusy(snapshot) && !snapshot.can(confirmed),
    confirmed: (snapshot) => isEnd(snapshot) && snapshot.matches('confirmed'),
    changed: (snapshot) => isEnd(snapshot) && snapshot.matches('changed'),
    declined: (snapshot) => isEnd(snapshot) && snapshot.matches('declined'),
    linkBroken: (snapshot) => isOver(snapshot) && !isClosed(snapshot) && askedOf(snapshot) === null,
  },
  journeys: {
    'confirms nothing before it is asked': {
      steps: [opened, checked],
      end: { value: 'asking', context: asking, emitted: [], started: [check] },
    },
    'says that the other address has to confirm it as well': {
      steps: [opened, checked, confirmed, done('confirmEmailChange', { isChanged: false })],
      end: { value: 'confirmed', context: asking, emitted: [], started: [check, confirm] },
    },
    'tells when the email has changed': {
      steps: [opened, done('checkEmailCode', askedOfNew), confirmed, done('confirmEmailChange', { isChanged: true })],
      end: {
        value: 'changed',
        context: { ...asking, asked: askedOfNew },
        emitted: [settled],
        started: [check, confirm],
      },
    },
    'calls the change off, and tells': {
      steps: [opened, checked, declined, done('declineEmailChange', undefined)],
      end: { value: 'declined', context: asking, emitted: [settled], started: [check, decline] },
    },
    'knows a link that is used or too old': {
      steps: [opened, failed('checkEmailCode', used)],
      end: { value: 'linkBroken', context: blank, emitted: [], started: [check] },
    },
    'knows a broken link by itself, also after a whole one': {
      steps: [opened, { type: 'link.opened', code: 'ABCD' }],
      end: { value: 'linkBroken', context: blank, emitted: [], started: [check] },
    },
    'knows an address without a code': {
      steps: [{ type: 'link.opened', code: null }],
      end: { value: 'linkBroken', context: blank, emitted: [], started: [] },
    },
    'says why it cannot be found out what the link is about': {
      steps: [opened, failed('checkEmailCode', broken)],
      end: { value: 'checkFailed', context: { ...blank, code, failure: failure(errNo.internal) }, emitted: [] },
    },
    'looks again, and forgets why it failed': {
      steps: [opened, failed('checkEmailCode', broken), retried],
      end: { value: 'checking', context: { ...blank, code }, emitted: [], started: [check, check] },
    },
    'counts a look without an answer in time as failed': {
      steps: [opened, waited(ANSWER_TIMEOUT - 1), waited(1)],
      end: { value: 'checkFailed', context: { ...blank, code, failure: failure(NO_ANSWER) }, emitted: [] },
    },
    'looks as long as it may': {
      steps: [opened, waited(29_999)],
      end: { value: 'checking', context: { ...blank, code }, emitted: [], started: [check] },
    },
    'says why it could not be confirmed, and forgets it with the next try': {
      steps: [opened, checked, confirmed, failed('confirmEmailChange', broken), confirmed],
      end: { value: 'confirming', context: asking, emitted: [], started: [check, confirm, confirm] },
    },
    'says why it could not be confirmed': {
      steps: [opened, checked, confirmed, failed('confirmEmailChange', broken)],
      end: { value: 'asking', context: { ...asking, failure: failure(errNo.internal) }, emitted: [] },
    },
    'counts a confirmation without an answer in time as failed': {
      steps: [opened, checked, confirmed, waited(ANSWER_TIMEOUT - 1), waited(1)],
      end: { value: 'asking', context: { ...asking, failure: failure(NO_ANSWER) }, emitted: [] },
    },
    'waits as long as it may for a confirmation, and asks nothing twice': {
      steps: [opened, checked, confirmed, confirmed, declined, waited(29_999)],
      end: { value: 'confirming', context: asking, emitted: [], started: [check, confirm] },
    },
    'knows that the link was used meanwhile': {
      steps: [opened, checked, confirmed, failed('confirmEmailChange', used)],
      end: { value: 'linkBroken', context: blank, emitted: [] },
    },
    'says why it could not be called off, and forgets it with the next try': {
      steps: [opened, checked, declined, failed('declineEmailChange', broken), declined],
      end: { value: 'declining', context: asking, emitted: [], started: [check, decline, decline] },
    },
    'says why it could not be called off': {
      steps: [opened, checked, declined, failed('declineEmailChange', broken)],
      end: { value: 'asking', context: { ...asking, failure: failure(errNo.internal) }, emitted: [] },
    },
    'counts calling off without an answer in time as failed': {
      steps: [opened, checked, declined, waited(ANSWER_TIMEOUT - 1), waited(1)],
      end: { value: 'asking', context: { ...asking, failure: failure(NO_ANSWER) }, emitted: [] },
    },
    'waits as long as it may to call it off, and asks nothing twice': {
      steps: [opened, checked, declined, declined, confirmed, waited(29_999)],
      end: { value: 'declining', context: asking, emitted: [], started: [check, decline] },
    },
    'knows that it was called off already': {
      steps: [opened, checked, declined, failed('declineEmailChange', used)],
      end: { value: 'linkBroken', context: blank, emitted: [] },
    },
    'begins anew with the link that is opened last': {
      steps: [
        opened,
        checked,
        confirmed,
        failed('confirmEmailChange', broken),
        { type: 'link.opened', code: 'BCDEFGHJ2345' },
      ],
      end: {
        value: 'checking',
        context: { ...blank, code: 'BCDEFGHJ2345' },
        emitted: [],
        started: [check, confirm, { id: 'checkEmailCode', input: { code: 'BCDEFGHJ2345' } }],
      },
    },
    'forgets the link when the person goes elsewhere': {
      steps: [opened, checked, confirmed, failed('confirmEmailChange', broken), goneAway],
      end: { value: 'closed', context: blank, emitted: [] },
    },
  },
});
