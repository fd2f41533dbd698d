import { describe, expect, it } from 'vitest';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { begun, modalBy, type Product } from './product.ts';
import { renewed } from './steps.ts';
import { ada, bob, newcomer } from '../session/model.ts';

describe('app with its flows and a route that is wanted before setup is finished', () => {
  const wanted = { type: 'route.wanted', path: '/ai-girlfriend', requiresSignIn: true, isCurrent: false } as const;
  const decided = ({ routeGuard }: Product) => routeGuard.getSnapshot().context.decision;
  const setUp = ({ session }: Product) => session.send({ type: 'user.updated', errNo: errNo.success, user: ada });

  it.each(setupErrNos)('[AUTH-02] [AUTH-04] asks for what code %i needs, as often as the route is wanted', (code) => {
    const product = begun();
    product.received(code);
    product.loaded(code, newcomer);
    product.routeGuard.send(wanted);
    const asked = [product.modals(), decided(product)];
    product.setup.send({ type: 'setup.dismissed' });
    const dismissed = product.modals();
    product.routeGuard.send(wanted);
    expect({ asked, dismissed, again: [product.modals(), decided(product)], clashes: product.clashes }).toEqual({
      asked: [{ auth: null, setup: modalBy[code] }, { kind: 'stay' }],
      dismissed: { auth: null, setup: null },
      again: [{ auth: null, setup: modalBy[code] }, { kind: 'stay' }],
      clashes: [],
    });
  });

  it.each(setupErrNos)('[ROUTE-17] goes home by a reload with code %i, with the fitting modal', (code) => {
    const product = begun('/ai-girlfriend');
    product.routeGuard.send({ ...wanted, isCurrent: true });
    product.received(code);
    product.loaded(code, newcomer);
    expect([product.modals(), decided(product), product.emitted, product.clashes]).toEqual([
      { auth: null, setup: modalBy[code] },
      { kind: 'home' },
      [],
      [],
    ]);
  });

  it('[ROUTE-17] goes there when setup is finished', () => {
    const product = begun();
    product.loaded(errNo.setupNameAndPronoun, newcomer);
    product.routeGuard.send(wanted);
    product.session.send({ type: 'user.updated', errNo: errNo.setupAge, user: ada });
    const between = [...product.emitted];
    setUp(product);
    expect({ between, emitted: product.emitted, modals: product.modals() }).toEqual({
      between: [],
      emitted: [{ type: 'session.restored' }, { type: 'redirect.ready', path: '/ai-girlfriend' }],
      modals: { auth: null, setup: null },
    });
  });

  it('[ROUTE-17] leads a person who signs in for it through setup first', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    product.routeGuard.send(wanted);
    product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    product.answer(product.auth, 'signIn', undefined);
    product.loaded(errNo.setupAge, newcomer);
    const between = [product.modals(), [...product.emitted]];
    setUp(product);
    expect([between, product.emitted]).toEqual([
      [{ auth: null, setup: 'ageSelection' }, [renewed]],
      [renewed, { type: 'session.restored' }, { type: 'redirect.ready', path: '/ai-girlfriend' }],
    ]);
  });

  it('goes there when the server turns out to hold setup for done', () => {
    const product = begun();
    product.loaded(errNo.setupAge, newcomer);
    product.routeGuard.send(wanted);
    product.setup.send({ type: 'age.submitted', age: 36 });
    product.setup.send({ type: 'submit.cancelled' });
    product.setup.send({ type: 'age.submitted', age: 36 });
    product.received(errNo.forbidden);
    product.loaded(errNo.success, ada);
    expect([product.modals(), product.emitted]).toEqual([
      { auth: null, setup: null },
      [{ type: 'session.restored' }, { type: 'redirect.ready', path: '/ai-girlfriend' }],
    ]);
  });

  it('forgets the route when the person signs out instead', () => {
    const product = begun();
    product.loaded(errNo.underAge, newcomer);
    product.routeGuard.send(wanted);
    product.setup.send({ type: 'setup.signOutRequested' });
    product.answer(product.session, 'signOut', undefined);
    product.session.send({ type: 'session.refreshRequested' });
    product.loaded(errNo.success, ada);
    expect(product.emitted).toEqual([{ type: 'session.ended', cause: 'signOut' }]);
  });

  it('[AUTH-04] follows what is set up in another tab', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    product.auth.send({ type: 'auth.opened', view: 'signUp', presentation: 'modal' });
    product.routeGuard.send(wanted);
    const steps = [errNo.setupNameAndPronoun, errNo.success].map((code) => {
      product.session.send({ type: 'session.refreshRequested' });
      product.loaded(code, code === errNo.success ? ada : newcomer);
      return product.modals();
    });
    expect({ steps, emitted: product.emitted, clashes: product.clashes }).toEqual({
      steps: [
        { auth: null, setup: 'nameAndPronoun' },
        { auth: null, setup: null },
      ],
      emitted: [{ type: 'session.restored' }, { type: 'redirect.ready', path: '/ai-girlfriend' }],
      clashes: [],
    });
  });

  it('[AUTH-02] asks somebody else anew for what their own account needs, and drops the route of the first', () => {
    const product = begun();
    product.loaded(errNo.setupNameAndPronoun, newcomer);
    product.routeGuard.send(wanted);
    product.session.send({ type: 'session.refreshRequested' });
    product.loaded(errNo.setupAge, bob);
    const modals = product.modals();
    product.session.send({ type: 'user.updated', errNo: errNo.success, user: bob });
    expect({ modals, emitted: product.emitted, clashes: product.clashes }).toEqual({
      modals: { auth: null, setup: 'ageSelection' },
      emitted: [{ type: 'session.ended', cause: 'somebodyElse' }],
      clashes: [],
    });
  });
});
