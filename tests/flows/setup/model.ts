import { errNo } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { setupDescription } from '#machines/setup/setupDescription.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const user: User = {
  uid: '0190d4e2-7c1a-7cc3-8f10-3b1d6d4f9a01',
  email: 'ada@example.com',
  hasPassword: true,
  name: 'Ada',
  pronoun: 'she/her',
  country: null,
  plan: null,
  tokens: 0,
  maxSubscriptionDiscount: '70%',
  serviceCosts: [],
};

const fixtures = {
  events: {
    'setup.required': {
      'name and pronoun': { errNo: errNo.setupNameAndPronoun },
      age: { errNo: errNo.setupAge },
      'under age, may change': { errNo: errNo.underAgeChangeAge },
      'under age': { errNo: errNo.underAge },
    },
    'form.changed': { right: { values: { name: 'Ada', pronoun: 'she/her', age: 36 } } },
    'profile.submitted': {
      valid: { name: 'Ada', pronoun: 'she/her' },
      invalid: { name: ' ', pronoun: '' },
    },
    'age.submitted': { valid: { age: 36 }, invalid: { age: 7 } },
    'submit.cancelled': bare,
    'setup.dismissed': bare,
    'setup.signOutRequested': bare,
  },
  done: {
    updateUser: {
      'all set': { errNo: errNo.success, user },
      'name and pronoun needed': { errNo: errNo.setupNameAndPronoun, user },
      'age needed': { errNo: errNo.setupAge, user },
      'under age, may change': { errNo: errNo.underAgeChangeAge, user },
      'under age': { errNo: errNo.underAge, user },
    },
  },
  failed: { updateUser: { 'no answer': new Error('offline') } },
} satisfies Fixtures<typeof setupMachine>;

/** Ways through what a new account is asked. */
export const setupModel = { machine: setupMachine, description: setupDescription, fixtures } satisfies Model<
  typeof setupMachine
>;
