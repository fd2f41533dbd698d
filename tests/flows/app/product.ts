import { type AnyActorRef, type AnyEventObject, createActor, fromPromise } from 'xstate';
import type { SetupErrNo } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { viewOf } from '#machines/auth/authSelectors.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { stepOf } from '#machines/purchase/purchaseSelectors.ts';
import type { Choice } from '#machines/purchase/purchaseSetup.ts';
import { routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { modalOf } from '#machines/setup/setupSelectors.ts';
import { doneEvent } from '@liora/flow-kit/model/stimuli.ts';

/** An actor whose answer the test tells. */
const told = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));

/** The app with its real flows, which know where addresses lead unless told otherwise. Times out nothing, since no clock runs. */
export const begun = (redirectPath: string | null = null, choice: Choice | null = null, knowsRules = true) => {
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({ actors: { loadUser: told(), signOut: told() } }),
        auth: authMachine.provide({
          actors: {
            signIn: told(),
            sendSignUpMail: told(),
            confirmEmail: told(),
            sendResetMail: told(),
            authorize: told(),
            linkIdentity: told(),
          },
        }),
        routeRules: routeRulesMachine.provide({ actors: { loadRules: told() } }),
        identityProviders: identityProvidersMachine.provide({ actors: { loadProviders: told() } }),
        setup: setupMachine.provide({ actors: { updateUser: told() } }),
        purchase: purchaseMachine.provide({
          actors: { loadOffers: told(), checkout: told(), cancelOrder: told(), loadOrder: told() },
        }),
      },
    }),
    { input: { redirectPath, choice }, clock: { setTimeout: () => 0, clearTimeout: () => undefined } },
  );
  const emitted: AnyEventObject[] = [];
  app.on('*', (event) => emitted.push(event));
  app.start();
  const { auth, purchase, routeGuard, session, setup } = app.getSnapshot().children;
  if (!auth || !purchase || !routeGuard || !session || !setup) throw new Error('A flow is missing');
  if (knowsRules) routeGuard.send({ type: 'rules.known', rules: [] });

  const clashes: unknown[] = [];
  const look = () => {
    const open = [auth, setup, purchase].filter((flow) => flow.getSnapshot().hasTag('open'));
    if (open.length > 1) clashes.push(modals());
  };
  auth.subscribe(look);
  setup.subscribe(look);
  purchase.subscribe(look);
  const modals = () => ({
    auth: viewOf(auth.getSnapshot()),
    setup: modalOf(setup.getSnapshot()),
    ...(stepOf(purchase.getSnapshot()) !== null && { purchase: stepOf(purchase.getSnapshot()) }),
  });
  const answer = (flow: AnyActorRef, actor: string, output: unknown) => flow.send(doneEvent(actor, output));

  return {
    app,
    auth,
    purchase,
    routeGuard,
    session,
    setup,
    emitted,
    clashes,
    modals,
    answer,
    loaded: (code: number, user: User | null) => answer(session, 'loadUser', { errNo: code, user }),
    received: (code: number) =>
      app.send({ type: 'code.received', errNo: code, path: '/ai-girlfriend/mira', isTold: false }),
  };
};
export type Product = ReturnType<typeof begun>;

/** Which modal belongs to each code. */
export const modalBy = {
  3001: 'nameAndPronoun',
  3002: 'ageSelection',
  3003: 'underAge',
  3004: 'underAgeChangeAge',
} as const satisfies Record<SetupErrNo, string>;
