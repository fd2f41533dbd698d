import { createActor, type AnyStateMachine, type SnapshotFrom, type StateValueFrom, type ContextFrom } from 'xstate';
import { authMachine } from '#machines/auth/authMachine.ts';
import { blank, type AuthContext } from '#machines/auth/authSetup.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import type { ChatContext } from '#machines/chat/chatTypes.ts';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { exploreMachine, type ExploreContext } from '#machines/explore/exploreMachine.ts';
import type { Failure } from '#machines/failure.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { setupMachine } from '#machines/setup/setupMachine.ts';
import { character, characters, conversations, messages, tags, user } from './samples.ts';

/** Actors that stand still in a state, for looking at what a screen makes of it. */

type Value<M extends AnyStateMachine> = StateValueFrom<M>;

export const offline: Failure = { errNo: -1, fields: [] };

export const explore = (value: Value<typeof exploreMachine>, context: Partial<ExploreContext> = {}) =>
  createActor(exploreMachine, {
    snapshot: exploreMachine.resolveState({
      value,
      context: {
        tag: null,
        featured: characters.slice(0, 4),
        tags,
        characters,
        nextCursor: 'next',
        failure: null,
        ...context,
      },
    }),
  }).start();

export const session = (value: Value<typeof sessionMachine>) =>
  createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value,
      context: value === 'signedIn' ? { user, userInfoCode: 0 } : { user: null, userInfoCode: -1 },
    }),
  }).start();

export const auth = (value: Value<typeof authMachine>, context: Partial<AuthContext> = {}) =>
  createActor(authMachine, {
    snapshot: authMachine.resolveState({ value, context: { ...blank, ...context } }),
  }).start();

export const setup = (value: Value<typeof setupMachine>, context: Partial<ContextFrom<typeof setupMachine>> = {}) =>
  createActor(setupMachine, {
    snapshot: setupMachine.resolveState({ value, context: { failure: null, fields: [], ...context } }),
  }).start();

export const chat = (value: Value<typeof chatMachine>, context: Partial<ChatContext> = {}) =>
  createActor(chatMachine, {
    input: { characterId: character.characterId },
    snapshot: chatMachine.resolveState({
      value,
      context: {
        characterId: character.characterId,
        character,
        messages,
        hasOlder: false,
        isDemo: false,
        draft: '',
        request: null,
        failure: null,
        olderFailure: null,
        ...context,
      },
    }),
  }).start();

export const list = (
  value: Value<typeof conversationsMachine>,
  context: Partial<SnapshotFrom<typeof conversationsMachine>['context']> = {},
) =>
  createActor(conversationsMachine, {
    snapshot: conversationsMachine.resolveState({ value, context: { conversations, failure: null, ...context } }),
  }).start();
