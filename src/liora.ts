import { type ActorRefFrom, createActor } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { exploreMachine } from '#machines/explore/exploreMachine.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { authActors, exploreActors, sessionActors, setupActors } from './actors/machineActors.ts';
import { type Api, createApi } from './api/api.ts';
import type { Chats } from './chats.ts';
import { paths } from './paths.ts';
import { readRedirectPath, writeRedirectPath } from './redirectPath.ts';

type Explore = ActorRefFrom<typeof exploreMachine>;

const present = <T>(actor: T | undefined): T => {
  if (actor === undefined) throw new Error('The app owns this flow as long as it works');
  return actor;
};

/** Starts the flows that outlive a screen, with the real world behind them. */
export const startLiora = () => {
  const api = createApi((errNo) => {
    app.send({ type: 'code.received', errNo });
  });
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({ actors: sessionActors(api) }),
        auth: authMachine.provide({ actors: authActors(api, paths.userRedirect()) }),
        setup: setupMachine.provide({ actors: setupActors(api) }),
      },
    }),
    { input: { redirectPath: readRedirectPath() } },
  ).start();
  const { session, auth, setup, routeGuard } = app.getSnapshot().children;
  const guard = present(routeGuard);
  guard.subscribe((snapshot) => {
    writeRedirectPath(redirectPathOf(snapshot));
  });

  const exploreLogic = exploreMachine.provide({ actors: exploreActors(api) });
  let explore: Explore | undefined;
  let chats: Chats | undefined;

  present(session).on('session.changed', ({ isSignedIn, errNo: code }) => {
    if (isSignedIn && code === errNo.success) chats?.retry();
  });

  return {
    app,
    session: present(session),
    auth: present(auth),
    setup: present(setup),
    routeGuard: guard,

    /** The catalogue, from the first visit of the home page on: coming back finds it as it was left. */
    explore: (): Explore => (explore ??= createActor(exploreLogic).start()),

    /** The conversations, from the first screen on that needs them: their code loads with it, and makes them. */
    chats: (create: (api: Api) => Chats): Chats => (chats ??= create(api)),

    /** Ends the conversation that was left. */
    leaveChat(): void {
      chats?.leave();
    },

    /** Nothing of a person stays when the session has ended. */
    forgetPerson(): void {
      chats?.stop();
      chats = undefined;
    },
  };
};
export type Liora = ReturnType<typeof startLiora>;
