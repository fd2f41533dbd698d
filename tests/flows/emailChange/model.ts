import { errNo } from '#contract/errNo.ts';
import { emailChangeMachine } from '#machines/emailChange/emailChangeMachine.ts';
import { emailChangeDescription } from '#machines/emailChange/emailChangeDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const EMAIL = 'ada@elsewhere.example';
export const askedOfOld = { side: 'old', email: EMAIL } as const;
export const askedOfNew = { side: 'new', email: EMAIL } as const;
const refusals = { 'wrong code': { errNo: errNo.wrongCode }, conflict: { errNo: errNo.conflict } };

const fixtures = {
  events: {
    'link.opened': { whole: { code: 'ABCDEFGH2345' }, broken: { code: 'ABCD' }, 'without a code': { code: null } },
    'check.retried': bare,
    'change.confirmed': bare,
    'change.declined': bare,
    'change.left': bare,
  },
  done: {
    checkEmailCode: { 'of the old address': askedOfOld, 'of the new address': askedOfNew },
    confirmEmailChange: { first: { isChanged: false }, last: { isChanged: true } },
    declineEmailChange: { ok: undefined },
  },
  failed: { checkEmailCode: refusals, confirmEmailChange: refusals, declineEmailChange: refusals },
} satisfies Fixtures<typeof emailChangeMachine>;

export const emailChangeModel = {
  machine: emailChangeMachine,
  description: emailChangeDescription,
  fixtures,
} satisfies Model<typeof emailChangeMachine>;
