import { appMachine } from '#machines/app/appMachine.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { identityProvidersMachine } from '#machines/identityProviders/identityProvidersMachine.ts';
import { purchaseMachine } from '#machines/purchase/purchaseMachine.ts';
import { choiceOf } from '#machines/purchase/purchaseSelectors.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { routeRulesMachine } from '#machines/routeRules/routeRulesMachine.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import {
  authActors,
  identityProvidersActors,
  purchaseActors,
  routeRulesActors,
  sessionActors,
  setupActors,
} from '#src/actors/machineActors.ts';
import { paths } from '#src/addresses/paths.ts';
import { createApi } from '#src/api/api.ts';
import { readChoice, writeChoice } from '#src/browser/purchaseChoice.ts';
import { readRedirectPath, writeRedirectPath } from '#src/browser/redirectPath.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { here } from './here.ts';
import { keepSignUp } from './keepSignUp.ts';

const present = <T>(actor: T | undefined): T => {
  if (actor === undefined) throw new Error('The app owns this flow');
  return actor;
};

/** Starts the app with the flows that everything relies on, and keeps what of them is to outlive the page. A `pause` comes between its steps. */
export const startApp = async (pause: () => Promise<void>) => {
  const api = createApi((errNo, isTold) => {
    app.send({ type: 'code.received', errNo, path: here(), isTold });
  });
  const sessionLogic = sessionMachine.provide({ actors: sessionActors(api) });
  const routeRulesLogic = routeRulesMachine.provide({ actors: routeRulesActors(api) });
  const identityProvidersLogic = identityProvidersMachine.provide({ actors: identityProvidersActors(api) });
  await pause();
  const returnTo = (): string => readRedirectPath() ?? here();
  const authLogic = authMachine.provide({
    actors: authActors(api, {
      signUp: () => paths.userRedirectTo(returnTo()),
      reset: paths.passwordReset(),
      returnTo,
    }),
  });
  await pause();
  const setupLogic = setupMachine.provide({ actors: setupActors(api) });
  const purchaseLogic = purchaseMachine.provide({ actors: purchaseActors(api) });
  await pause();
  const appLogic = appMachine.provide({
    actors: {
      session: sessionLogic,
      auth: authLogic,
      routeRules: routeRulesLogic,
      identityProviders: identityProvidersLogic,
      setup: setupLogic,
      purchase: purchaseLogic,
    },
  });
  await pause();
  const app = rootFlow(appLogic, { input: { redirectPath: readRedirectPath(), choice: readChoice() } });
  await pause();
  app.start();
  const { children } = app.getSnapshot();
  const flows = {
    session: present(children.session),
    auth: present(children.auth),
    setup: present(children.setup),
    purchase: present(children.purchase),
    routeGuard: present(children.routeGuard),
    identityProviders: present(children.identityProviders),
  };
  flows.routeGuard.subscribe((snapshot) => {
    writeRedirectPath(redirectPathOf(snapshot));
  });
  keepSignUp(flows.auth, flows.session);
  flows.purchase.subscribe((snapshot) => {
    writeChoice(choiceOf(snapshot));
  });
  return { api, app, ...flows };
};
