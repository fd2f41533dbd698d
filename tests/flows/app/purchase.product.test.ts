import { describe, expect, it } from 'vitest';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { begun, modalBy, type Product } from './product.ts';
import { renewed } from './steps.ts';
import { keptChoice, offers, order } from '../purchase/model.ts';
import { ada, bob, newcomer } from '../session/model.ts';

const free = { auth: null, setup: null };
const signInOpen = { auth: 'signIn', setup: null };
const small = { type: 'product.chosen', kind: 'package', productId: 'small' } as const;
const opened = { type: 'purchase.opened', view: 'tokens', presentation: 'modal', returnPath: '/' } as const;
const checkout = { orderId: order.orderId, checkoutURL: 'https://pay.example/checkout' };

/** Somebody who looks at what is on offer. */
const choosing = (product: Product) => {
  product.purchase.send(opened);
  product.answer(product.purchase, 'loadOffers', offers);
};

describe('app with its flows and a purchase', () => {
  it.each([
    [errNo.subscriptionNeeded, 'subscriptions'],
    [errNo.tokensNeeded, 'tokens'],
  ] as const)('[BUY-01] code %i opens buying on %s, alone, and it leads back', (code, view) => {
    const product = begun();
    product.loaded(errNo.success, ada);
    product.received(code);
    const { context } = product.purchase.getSnapshot();
    expect([context.view, context.returnPath, product.modals(), product.clashes]).toEqual([
      view,
      '/ai-girlfriend/mira',
      { ...free, purchase: 'offers' },
      [],
    ]);
  });

  it.each(['signIn', 'signUp'] as const)('[BUY-01] puts buying in place of %s', (view) => {
    const product = begun();
    product.loaded(errNo.success, null);
    product.auth.send({ type: 'auth.opened', view, presentation: 'modal' });
    product.received(errNo.tokensNeeded);
    expect([product.modals(), product.clashes]).toEqual([{ ...free, purchase: 'offers' }, []]);
  });

  it('[BUY-06] leads from a choice over sign-in and setup straight on to its checkout', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    choosing(product);
    product.purchase.send(small);
    const asked = product.modals();
    product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    product.answer(product.auth, 'signIn', undefined);
    product.received(errNo.setupAge);
    product.loaded(errNo.setupAge, newcomer);
    const settingUp = product.modals();
    product.setup.send({ type: 'age.submitted', age: 36 });
    product.answer(product.setup, 'updateUser', { errNo: errNo.success, user: ada });
    const checkingOut = product.modals();
    product.answer(product.purchase, 'checkout', checkout);
    expect({ asked, settingUp, checkingOut, emitted: product.emitted, clashes: product.clashes }).toEqual({
      asked: signInOpen,
      settingUp: { auth: null, setup: 'ageSelection' },
      checkingOut: { ...free, purchase: 'checkingOut' },
      emitted: [
        renewed,
        renewed,
        { type: 'session.restored' },
        { type: 'navigation.wanted', url: checkout.checkoutURL },
      ],
      clashes: [],
    });
  });

  it('[BUY-06] goes on with a choice from before the page was loaded, signed in or not', () => {
    const signedIn = begun(null, keptChoice);
    signedIn.loaded(errNo.success, ada);
    const signedOut = begun(null, keptChoice);
    signedOut.loaded(errNo.success, null);
    expect([signedIn.modals(), signedOut.modals(), signedIn.clashes, signedOut.clashes]).toEqual([
      { ...free, purchase: 'checkingOut' },
      signInOpen,
      [],
      [],
    ]);
  });

  it('shows what is on offer again to who does not sign in', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    choosing(product);
    product.purchase.send(small);
    product.auth.send({ type: 'auth.closed' });
    expect([product.modals(), product.purchase.getSnapshot().context.choice, product.clashes]).toEqual([
      { ...free, purchase: 'offers' },
      null,
      [],
    ]);
  });

  it.each(setupErrNos)('shows what is on offer again to who leaves the modal of code %i', (code) => {
    const product = begun();
    product.received(code);
    product.loaded(code, newcomer);
    product.setup.send({ type: 'setup.dismissed' });
    choosing(product);
    product.purchase.send(small);
    const asked = product.modals();
    product.setup.send({ type: 'setup.dismissed' });
    expect([asked, product.modals(), product.clashes]).toEqual([
      { auth: null, setup: modalBy[code] },
      { ...free, purchase: 'offers' },
      [],
    ]);
  });

  it.each([errNo.notSignedIn, ...setupErrNos])('code %i comes in front of whatever buying shows', (code) => {
    const expected = code === errNo.notSignedIn ? signInOpen : { auth: null, setup: modalBy[code] };
    const at = (bring: (product: Product) => void) => {
      const product = begun();
      product.loaded(errNo.success, ada);
      bring(product);
      product.received(code);
      return [product.modals(), product.clashes];
    };
    const paying = (product: Product) => {
      choosing(product);
      product.purchase.send(small);
    };
    const following = (product: Product) => {
      product.app.send({ type: 'checkout.returned', orderId: order.orderId, isCancelled: false });
    };
    expect([at(choosing), at(paying), at(following)]).toEqual([
      [expected, []],
      [expected, []],
      [expected, []],
    ]);
  });

  it('[BUY-03] tells of an order in place of what stands in the way when the person is back from the checkout', () => {
    const returned = (bring: (product: Product) => void) => {
      const product = begun();
      bring(product);
      product.app.send({ type: 'checkout.returned', orderId: order.orderId, isCancelled: false });
      return [product.modals(), product.clashes];
    };
    const following = [{ ...free, purchase: 'following' }, []];
    expect([
      returned(({ received }) => received(errNo.setupAge)),
      returned(({ auth }) => auth.send({ type: 'auth.opened', view: 'signIn', presentation: 'modal' })),
    ]).toEqual([following, following]);
  });

  it('asks who waits in setup to sign in, alone, when nobody turns out to be signed in', () => {
    const product = begun();
    product.received(errNo.setupAge);
    product.received(errNo.tokensNeeded);
    product.answer(product.purchase, 'loadOffers', offers);
    product.purchase.send(small);
    const asked = product.modals();
    // The first answer contradicts the code that came meanwhile.
    product.loaded(errNo.success, null);
    product.loaded(errNo.success, null);
    expect([asked, product.modals(), product.purchase.getSnapshot().value, product.clashes]).toEqual([
      { auth: null, setup: 'ageSelection' },
      signInOpen,
      'awaitingAccount',
      [],
    ]);
  });

  it('gives a purchase up that waits for sign-in when the person wants a mail for a new password', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    choosing(product);
    product.purchase.send(small);
    product.app.send({ type: 'resetMail.wanted' });
    expect([product.modals(), product.purchase.getSnapshot().value, product.clashes]).toEqual([
      { auth: 'forgotPassword', setup: null },
      'closed',
      [],
    ]);
  });

  it('nothing of a purchase stays when the person signs out', () => {
    const product = begun();
    product.loaded(errNo.success, ada);
    choosing(product);
    product.session.send({ type: 'session.signOutRequested' });
    product.answer(product.session, 'signOut', undefined);
    expect([product.modals(), product.purchase.getSnapshot().value]).toEqual([free, 'closed']);
  });

  it('[BUY-06] nobody goes on with what somebody else has chosen', () => {
    const product = begun();
    product.loaded(errNo.success, ada);
    product.received(errNo.notSignedIn);
    product.loaded(errNo.success, null);
    product.auth.send({ type: 'auth.closed' });
    choosing(product);
    product.purchase.send(small);
    const waiting = product.purchase.getSnapshot().value;
    product.session.send({ type: 'session.refreshRequested' });
    product.loaded(errNo.success, bob);
    expect([waiting, product.modals(), product.purchase.getSnapshot().value, product.emitted]).toEqual([
      'awaitingAccount',
      free,
      'closed',
      [{ type: 'session.restored' }, { type: 'session.ended', cause: 'somebodyElse' }],
    ]);
  });
});
