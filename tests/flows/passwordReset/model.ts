import { errNo } from '#contract/errNo.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { passwordResetDescription } from '#machines/passwordReset/passwordResetDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const ended = { sessions: 2, identities: ['Example'] };

const fixtures = {
  events: {
    'link.opened': { whole: { code: 'ABCDEFGH2345' }, broken: { code: 'ABCD' }, 'without a code': { code: null } },
    'form.changed': { right: { values: { password: 'correct horse' } } },
    'password.submitted': { valid: { password: 'correct horse' }, invalid: { password: 'short' } },
    'submit.cancelled': bare,
    'resetMail.requested': bare,
    'reset.closed': bare,
  },
  done: { checkResetCode: { ok: undefined }, setPassword: { ok: ended } },
  failed: {
    checkResetCode: {
      'wrong code': { errNo: errNo.wrongCode },
      'too many': { errNo: errNo.tooManyRequests, retryAfter: 600 },
    },
    setPassword: {
      'wrong code': { errNo: errNo.wrongCode },
      'too common': { errNo: errNo.invalidInput, fields: [{ path: 'password', reason: 'tooCommon' }] },
    },
  },
} satisfies Fixtures<typeof passwordResetMachine>;

export const passwordResetModel = {
  machine: passwordResetMachine,
  description: passwordResetDescription,
  fixtures,
} satisfies Model<typeof passwordResetMachine>;
