import { type ActorRefFrom, createActor } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { exploreMachine } from '#machines/explore/exploreMachine.ts';
import { redirectPathOf } from '#machines/routeGuard/routeGuardSelectors.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import {
  authActors,
  chatActors,
  conversationsActors,
  exploreActors,
  sessionActors,
  setupActors,
} from './actors/machineActors.ts';
import { createApi } from './api/api.ts';
import { paths } from './paths.ts';
import { readRedirectPath, writeRedirectPath } from './redirectPath.ts';

type Explore = ActorRefFrom<typeof exploreMachine>;
type Chat = ActorRefFrom<typeof chatMachine>;
type Conversations = ActorRefFrom<typeof conversationsMachine>;

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
  const chatLogic = chatMachine.provide({ actors: chatActors(api) });
  const conversationsLogic = conversationsMachine.provide({ actors: conversationsActors(api) });
  let explore: Explore | undefined;
  let conversations: Conversations | undefined;
  let chat: { characterId: string; actor: Chat } | undefined;

  // What was refused to a person whose session was lost is theirs again.
  present(session).on('session.changed', ({ isSignedIn, errNo: code }) => {
    if (!isSignedIn || code !== errNo.success) return;
    const retried = { type: 'load.retried' } as const;
    if (chat?.actor.getSnapshot().can(retried) === true) chat.actor.send(retried);
    if (conversations?.getSnapshot().can(retried) === true) conversations.send(retried);
  });

  return {
    app,
    session: present(session),
    auth: present(auth),
    setup: present(setup),
    routeGuard: guard,

    /** The catalogue, from the first visit of the home page on: coming back finds it as it was left. */
    explore: (): Explore => (explore ??= createActor(exploreLogic).start()),

    /** The list of conversations; brought up to date when an answer begins or ends. */
    conversations: (): Conversations => (conversations ??= createActor(conversationsLogic).start()),

    /** The conversation with a character: a fresh one for another character, the same when only the window has changed. */
    chat(characterId: string): Chat {
      if (chat?.characterId === characterId) return chat.actor;
      chat?.actor.stop();
      const actor = createActor(chatLogic, { input: { characterId } });
      let last: string | undefined;
      actor.subscribe(({ context }) => {
        const message = context.messages.at(-1);
        const current = message && `${message.msgId} ${message.status}`;
        if (last !== undefined && current !== last) conversations?.send({ type: 'list.refreshRequested' });
        last = current;
      });
      chat = { characterId, actor: actor.start() };
      return actor;
    },

    /** Ends the conversation that was left. */
    leaveChat(): void {
      chat?.actor.stop();
      chat = undefined;
    },

    /** Nothing of a person stays when the session has ended. */
    forgetPerson(): void {
      chat?.actor.stop();
      conversations?.stop();
      chat = undefined;
      conversations = undefined;
    },
  };
};
export type Liora = ReturnType<typeof startLiora>;
