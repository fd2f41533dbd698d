import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { passwordResetMachine, SUBMIT_TIMEOUT } from '#machines/passwordReset/passwordResetMachine.ts';
import {
  endedOf,
  isBusy,
  isChecking,
  isClosed,
  isLinkBroken,
  isOpen,
} from '#machines/passwordReset/passwordResetSelectors.ts';
import { ended, passwordResetModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(passwordResetMachine);
const code = 'ABCDEFGH2345';
const opened = { type: 'link.opened', code } as const;
const checked = done('checkResetCode', undefined);
const submitted = { type: 'password.submitted', password: 'correct horse' } as const;
const tooShort = { type: 'password.submitted', password: 'short' } as const;
const tooCommon = { errNo: errNo.invalidInput, fields: [{ path: 'password', reason: 'tooCommon' }] };
const untouched = { code: '', ended: null, failure: null, fields: [] };
const ready = { ...untouched, code };
const check = { id: 'checkResetCode', input: { code } };
const once = [check, { id: 'setPassword', input: { code, password: 'correct horse' } }];

describeFlow(passwordResetModel, {
  stateChecks: {
    closed: (snapshot) => isClosed(snapshot) && !isOpen(snapshot) && !isLinkBroken(snapshot) && !isChecking(snapshot),
    checking: (snapshot) =>
      isChecking(snapshot) && isBusy(snapshot) && !isOpen(snapshot) && !isClosed(snapshot) && !snapshot.can(submitted),
    editing: (snapshot) => isOpen(snapshot) && !isBusy(snapshot) && snapshot.can(submitted),
    submitting: (snapshot) =>
      isOpen(snapshot) && isBusy(snapshot) && snapshot.can({ type: 'submit.cancelled' }) && !snapshot.can(submitted),
    reviewing: (snapshot) =>
      endedOf(snapshot) !== null && !isOpen(snapshot) && !isClosed(snapshot) && !isBusy(snapshot),
    linkBroken: (snapshot) => isLinkBroken(snapshot) && !isOpen(snapshot) && !isBusy(snapshot),
  },
  journeys: {
    '[AUTH-09] sets a new password by the link of the mail': {
      steps: [opened, checked, submitted, done('setPassword', ended)],
      end: {
        value: 'reviewing',
        context: { ...untouched, ended },
        emitted: [{ type: 'password.reset' }],
        started: once,
      },
    },
    '[M-16] says what that has ended until the person goes on': {
      steps: [opened, checked, submitted, done('setPassword', ended), { type: 'reset.closed' }],
      end: { value: 'closed', context: untouched, emitted: [{ type: 'password.reset' }] },
    },
    'forgets what was ended when another link is opened': {
      steps: [opened, checked, submitted, done('setPassword', ended), opened],
      end: { value: 'checking', context: ready, emitted: [{ type: 'password.reset' }] },
    },
    'asks for another mail when the link is used or too old': {
      steps: [
        opened,
        checked,
        submitted,
        failed('setPassword', { errNo: errNo.wrongCode }),
        { type: 'resetMail.requested' },
      ],
      end: { value: 'closed', context: untouched, emitted: [{ type: 'resetMail.wanted' }], started: once },
    },
    '[M-29] says that a link is used or too old before a password is typed': {
      steps: [opened, failed('checkResetCode', { errNo: errNo.wrongCode })],
      end: { value: 'linkBroken', context: untouched, emitted: [], started: [check] },
    },
    'asks for the password when it cannot be found out whether the link works, and says why': {
      steps: [opened, failed('checkResetCode', { errNo: errNo.internal })],
      end: { value: 'editing', context: { ...ready, failure: { errNo: errNo.internal, fields: [] } }, emitted: [] },
    },
    'does so when no answer comes in time': {
      steps: [opened, waited(SUBMIT_TIMEOUT - 1), waited(1)],
      end: { value: 'editing', context: { ...ready, failure: { errNo: NO_ANSWER, fields: [] } }, emitted: [] },
    },
    'waits as long as it may to know whether the link works': {
      steps: [opened, waited(29_999)],
      end: { value: 'checking', context: ready, emitted: [], started: [check] },
    },
    'looks at the link that was opened last': {
      steps: [opened, { type: 'link.opened', code: 'BCDEFGHJ2345' }],
      end: {
        value: 'checking',
        context: { ...untouched, code: 'BCDEFGHJ2345' },
        emitted: [],
        started: [check, { id: 'checkResetCode', input: { code: 'BCDEFGHJ2345' } }],
      },
    },
    'looks at the link again when it is opened again, without the old failure': {
      steps: [opened, failed('checkResetCode', { errNo: errNo.internal }), opened],
      end: { value: 'checking', context: ready, emitted: [], started: [check, check] },
    },
    'knows a broken link by itself, also after a whole one': {
      steps: [opened, { type: 'link.opened', code: 'ABCD' }],
      end: { value: 'linkBroken', context: untouched, emitted: [], started: [check] },
    },
    'knows an address without a code': {
      steps: [{ type: 'link.opened', code: null }],
      end: { value: 'linkBroken', context: untouched, emitted: [], started: [] },
    },
    '[AUTH-16] sends nothing while the password is too short': {
      steps: [opened, checked, tooShort],
      end: {
        value: 'editing',
        context: { ...ready, fields: [{ path: 'password', reason: 'tooShort' }] },
        emitted: [],
        started: [check],
      },
    },
    'takes it back that a password is too short once it is long enough': {
      steps: [opened, checked, tooShort, { type: 'form.changed', values: { password: 'correct horse' } }],
      end: { value: 'editing', context: ready, emitted: [] },
    },
    'says so for as long as it is': {
      steps: [opened, checked, tooShort, { type: 'form.changed', values: { password: 'correct' } }],
      end: {
        value: 'editing',
        context: { ...ready, fields: [{ path: 'password', reason: 'tooShort' }] },
        emitted: [],
      },
    },
    'tells that a password is too common, and keeps the link': {
      steps: [opened, checked, submitted, failed('setPassword', tooCommon)],
      end: { value: 'editing', context: { ...ready, failure: tooCommon, fields: tooCommon.fields }, emitted: [] },
    },
    'forgets that while another is tried': {
      steps: [opened, checked, submitted, failed('setPassword', tooCommon), submitted],
      end: { value: 'submitting', context: ready, emitted: [] },
    },
    'shows what is wrong with a field instead of an older failure': {
      steps: [opened, checked, submitted, failed('setPassword', { errNo: errNo.internal }), tooShort],
      end: {
        value: 'editing',
        context: { ...ready, fields: [{ path: 'password', reason: 'tooShort' }] },
        emitted: [],
      },
    },
    'begins without errors when another link is opened': {
      steps: [opened, checked, tooShort, { type: 'link.opened', code: 'BCDEFGHJ2345' }, checked],
      end: { value: 'editing', context: { ...untouched, code: 'BCDEFGHJ2345' }, emitted: [] },
    },
    'forgets the code when the person goes elsewhere': {
      steps: [opened, checked, tooShort, { type: 'reset.closed' }],
      end: { value: 'closed', context: untouched, emitted: [] },
    },
    'forgets a failure when the person goes elsewhere': {
      steps: [opened, checked, submitted, failed('setPassword', { errNo: errNo.internal }), { type: 'reset.closed' }],
      end: { value: 'closed', context: untouched, emitted: [] },
    },
    'counts a submit without an answer in time as failed': {
      steps: [opened, checked, submitted, waited(SUBMIT_TIMEOUT - 1), waited(1)],
      end: {
        value: 'editing',
        context: { ...ready, failure: { errNo: NO_ANSWER, fields: [] } },
        emitted: [],
      },
    },
    'waits as long as it may, and asks nothing twice': {
      steps: [opened, checked, submitted, submitted, waited(29_999)],
      end: { value: 'submitting', context: ready, emitted: [], started: once },
    },
  },
});
