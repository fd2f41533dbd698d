import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { errNo, setupErrNos } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { begun, modalBy, type Product } from './product.ts';
import { renewed } from './steps.ts';
import { ada, bob, newcomer } from '../session/model.ts';
import { unknown, whole } from '../session/steps.ts';
import { failedEvent } from '@liora/flow-kit/model/stimuli.ts';

const openAuth = (view: 'signIn' | 'signUp', presentation: 'modal' | 'page') => (product: Product) => {
  product.loaded(errNo.success, null);
  product.auth.send({ type: 'auth.opened', view, presentation });
};
const situations: readonly (readonly [string, (product: Product) => void])[] = [
  ['before anything is known', () => undefined],
  ['signed out', ({ loaded }) => loaded(errNo.success, null)],
  ['signed in', ({ loaded }) => loaded(errNo.success, ada)],
  ['with sign-in open over the screen', openAuth('signIn', 'modal')],
  ['with sign-up open as a page', openAuth('signUp', 'page')],
  [
    'while credentials are being checked',
    (product) => {
      openAuth('signIn', 'modal')(product);
      product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    },
  ],
];

describe('app with its flows', () => {
  describe.each(situations)('%s', (_, bring) => {
    it.each(setupErrNos)('[AUTH-04] opens the modal of code %i, alone', (code) => {
      const product = begun();
      bring(product);
      product.received(code);
      expect([product.modals(), product.clashes]).toEqual([{ auth: null, setup: modalBy[code] }, []]);
    });

    it('opens sign-in by code 1002, unless the auth container is open', () => {
      const product = begun();
      bring(product);
      const before = product.modals().auth;
      product.received(errNo.notSignedIn);
      expect([product.modals(), product.session.getSnapshot().value, product.clashes]).toEqual([
        { auth: before ?? 'signIn', setup: null },
        'loading',
        [],
      ]);
    });
  });

  it.each(setupErrNos)(
    '[AUTH-04] [API-03] keeps the modal of code %i open that came while the session was being asked for',
    (code) => {
      const product = begun();
      product.received(code);
      product.loaded(errNo.success, ada);
      const asked = { modals: product.modals(), session: product.session.getSnapshot().value };
      product.loaded(code, ada);
      expect({ asked, modals: product.modals(), session: product.session.getSnapshot().value }).toEqual({
        asked: { modals: { auth: null, setup: modalBy[code] }, session: 'loading' },
        modals: { auth: null, setup: modalBy[code] },
        session: 'settingUp',
      });
    },
  );

  it.each(setupErrNos)(
    '[AUTH-04] closes the modal of code %i when the session, asked again, says that all is set',
    (code) => {
      const product = begun();
      product.received(code);
      product.loaded(errNo.success, ada);
      product.loaded(errNo.success, ada);
      expect([product.modals(), product.session.getSnapshot().value]).toEqual([
        { auth: null, setup: null },
        'signedIn',
      ]);
    },
  );

  it.each(setupErrNos)('puts sign-in in place of the modal of code %i when the session is lost', (code) => {
    const product = begun();
    product.loaded(code, newcomer);
    product.received(errNo.notSignedIn);
    expect([product.modals(), product.clashes]).toEqual([{ auth: 'signIn', setup: null }, []]);
  });

  it.each(setupErrNos)('[AUTH-04] opens the modal of code %i for whoever comes back to an unfinished setup', (code) => {
    const product = begun();
    product.loaded(code, newcomer);
    expect([product.modals(), product.session.getSnapshot().value]).toEqual([
      { auth: null, setup: modalBy[code] },
      'settingUp',
    ]);
  });

  it('[ROUTE-17] leads from a guarded route over sign-in back to it', () => {
    const product = begun();
    product.loaded(errNo.success, null);
    product.routeGuard.send({ type: 'route.wanted', path: '/settings', requiresSignIn: true, isCurrent: false });
    const asked = product.modals();
    product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    product.answer(product.auth, 'signIn', undefined);
    const before = [...product.emitted];
    product.loaded(errNo.success, ada);
    expect({ asked, before, after: product.modals(), emitted: product.emitted }).toEqual({
      asked: { auth: 'signIn', setup: null },
      before: [renewed],
      after: { auth: null, setup: null },
      emitted: [renewed, { type: 'session.restored' }, { type: 'redirect.ready', path: '/settings' }],
    });
  });

  it('[AUTH-02] asks who is signed in after sign-in, also while that was being asked already', () => {
    const product = begun();
    product.auth.send({ type: 'auth.opened', view: 'signIn', presentation: 'page' });
    product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    product.answer(product.auth, 'signIn', undefined);
    const asking = product.session.getSnapshot().value;
    product.loaded(errNo.success, ada);
    expect([asking, product.session.getSnapshot().value, product.modals()]).toEqual([
      'loading',
      'signedIn',
      { auth: null, setup: null },
    ]);
  });

  it('[AUTH-04] leads a new account through sign-up and setup, one modal at a time', () => {
    const product = begun();
    const seen: unknown[] = [];
    const see = () => seen.push(product.modals());
    product.loaded(errNo.success, null);
    product.auth.send({ type: 'auth.opened', view: 'signUp', presentation: 'modal' });
    see();
    product.auth.send({ type: 'credentials.submitted', email: ada.email, password: 'correct horse' });
    product.answer(product.auth, 'sendSignUpMail', undefined);
    see();
    product.auth.send({ type: 'code.submitted', code: 'ABCD-EFGH-2345' });
    product.answer(product.auth, 'confirmEmail', undefined);
    product.loaded(errNo.setupNameAndPronoun, newcomer);
    see();
    product.setup.send({ type: 'profile.submitted', name: 'Ada', pronoun: 'she/her' });
    // The answer's code reaches the app before the answer itself reaches the machine that asked.
    product.received(errNo.setupAge);
    product.answer(product.setup, 'updateUser', { errNo: errNo.setupAge, user: ada });
    see();
    product.setup.send({ type: 'age.submitted', age: 36 });
    product.answer(product.setup, 'updateUser', { errNo: errNo.success, user: ada });
    see();
    expect([seen, product.session.getSnapshot().value, product.session.getSnapshot().context, product.clashes]).toEqual(
      [
        [
          { auth: 'signUp', setup: null },
          { auth: 'confirmEmail', setup: null },
          { auth: null, setup: 'nameAndPronoun' },
          { auth: null, setup: 'ageSelection' },
          { auth: null, setup: null },
        ],
        'signedIn',
        whole,
        [],
      ],
    );
  });

  it('[AUTH-03] signs out from the final under-age modal', () => {
    const product = begun();
    product.loaded(errNo.underAge, ada);
    product.setup.send({ type: 'setup.signOutRequested' });
    product.answer(product.session, 'signOut', undefined);
    expect([product.modals(), product.session.getSnapshot().context, product.emitted]).toEqual([
      { auth: null, setup: null },
      unknown,
      [{ type: 'session.ended', cause: 'signOut' }],
    ]);
  });

  it('[AUTH-14] lets nothing of a person stay who leaves the account, and lets anybody come after', () => {
    const product = begun();
    product.loaded(errNo.success, ada);
    product.app.send({ type: 'account.left' });
    const left = product.session.getSnapshot();
    product.session.send({ type: 'session.refreshRequested' });
    product.loaded(errNo.success, bob);
    expect([left.value, left.context, product.modals(), product.emitted]).toEqual([
      'signedOut',
      unknown,
      { auth: null, setup: null },
      [{ type: 'session.restored' }, { type: 'session.ended', cause: 'signOut' }],
    ]);
  });

  it('[AUTH-03] tells the person when signing out fails', () => {
    const product = begun();
    product.loaded(errNo.success, ada);
    product.session.send({ type: 'session.signOutRequested' });
    const session: AnyActorRef = product.session;
    session.send(failedEvent('signOut', new Error('offline')));
    expect(product.emitted).toEqual([
      { type: 'session.restored' },
      { type: 'session.ended', cause: 'signOut' },
      { type: 'toast.wanted', toast: 'signOutFailed' },
    ]);
  });

  it('opens a dismissed setup again by the next answer that asks for it', () => {
    const product = begun();
    product.loaded(errNo.setupAge, ada);
    product.setup.send({ type: 'setup.dismissed' });
    const dismissed = product.modals();
    product.received(errNo.setupAge);
    expect([dismissed, product.modals()]).toEqual([
      { auth: null, setup: null },
      { auth: null, setup: 'ageSelection' },
    ]);
  });

  it('asks once more for each answer that says nobody is signed in, then rests', () => {
    const product = begun();
    const asked: AnyActorRef[] = [];
    product.session.subscribe(({ children: { loadUser } }) => {
      if (loadUser !== undefined && !asked.includes(loadUser)) asked.push(loadUser);
    });
    product.loaded(errNo.success, ada);
    product.received(errNo.notSignedIn);
    product.received(errNo.notSignedIn);
    product.received(errNo.notSignedIn);
    product.loaded(errNo.success, null);
    expect([asked.length, product.session.getSnapshot().value, product.modals()]).toEqual([
      3,
      'signedOut',
      { auth: 'signIn', setup: null },
    ]);
  });

  it('shows nothing but the error screen when a flow breaks', () => {
    const app = createActor(
      appMachine.provide({
        actors: {
          setup: setupMachine.provide({
            guards: {
              needsAge: () => {
                throw new Error('broken');
              },
            },
          }),
        },
      }),
      { input: { redirectPath: null, choice: null } },
    );
    app.start();
    app.send({ type: 'code.received', errNo: errNo.setupAge, path: '/', isTold: false });
    expect(app.getSnapshot()).toMatchObject({ value: 'broken', status: 'done' });
  });
});
