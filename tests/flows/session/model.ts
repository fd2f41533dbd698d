import { errNo } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { sessionDescription } from '#machines/session/sessionDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const ada: User = {
  uid: '00000000-0000-7000-8000-0000000000ad',
  email: 'ada@example.com',
  hasPassword: true,
  name: 'Ada',
  pronoun: 'she/her',
  country: null,
  plan: null,
  tokens: 100,
  maxSubscriptionDiscount: '70%',
  serviceCosts: [{ service: 'chat', cost: 1 }],
};
export const bob: User = { ...ada, uid: '00000000-0000-7000-8000-0000000000b0', email: 'bob@example.com', name: 'Bob' };
/** Ada before setup. */
export const newcomer: User = { ...ada, name: null, pronoun: null };

const fixtures = {
  events: {
    'session.refreshRequested': bare,
    'session.signOutRequested': bare,
    'session.left': { elsewhere: { cause: 'elsewhere' }, here: { cause: 'signOut' } },
    'load.retried': bare,
    'user.updated': {
      'all set': { errNo: errNo.success, user: ada },
      'needs age': { errNo: errNo.setupAge, user: ada },
    },
    'code.heard': { 'name needed': { errNo: errNo.setupNameAndPronoun } },
    'page.hidden': bare,
    'page.shown': bare,
    'network.lost': bare,
    'network.restored': bare,
  },
  done: {
    loadUser: {
      nobody: { errNo: errNo.success, user: null },
      'all set': { errNo: errNo.success, user: ada },
      'somebody else': { errNo: errNo.success, user: bob },
      'needs name': { errNo: errNo.setupNameAndPronoun, user: newcomer },
    },
    signOut: { ok: undefined },
  },
  failed: {
    loadUser: { 'no answer': new Error('offline') },
    signOut: { 'no answer': new Error('offline') },
  },
} satisfies Fixtures<typeof sessionMachine>;

/** Paths through being loaded, set up, signed in and signed out. */
export const sessionModel = {
  machine: sessionMachine,
  description: sessionDescription,
  fixtures,
  key: ({ heardCode, isOnline, isShown, uid }) => [heardCode, isOnline, isShown, uid !== null],
} satisfies Model<typeof sessionMachine>;
