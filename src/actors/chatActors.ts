import { fromPromise } from 'xstate';
import type {
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
  Stopped,
  StopInput,
} from '#machines/chat/chatTypes.ts';
import type { LoadedConversations } from '#machines/conversations/conversationsMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createChatApi } from '#src/api/chatApi.ts';
import { createConversationApi } from '#src/api/conversationApi.ts';
import { answerActor } from './answerActor.ts';

/** What a conversation asks of the world; apart from the other machines' actors, since they load with the first conversation. */
export const chatActors = (api: Api) => {
  const chat = createChatApi(api.client);
  return {
    loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(async ({ input, signal }) => {
      const [character, history] = await Promise.all([
        api.character.detail(input.characterId, { signal }),
        chat.history(input, { signal }),
      ]);
      return { character, ...history };
    }),
    loadOlder: fromPromise<LoadedOlder, LoadOlderInput>(({ input, signal }) => chat.history(input, { signal })),
    answer: answerActor(chat),
    stop: fromPromise<Stopped, StopInput>(({ input, signal }) => chat.stop(input.msgId, { signal })),
  };
};

export const conversationsActors = (api: Api) => {
  const conversation = createConversationApi(api.client);
  return {
    loadConversations: fromPromise<LoadedConversations, void>(async ({ signal }) => ({
      conversations: await conversation.list({ signal }),
    })),
  };
};
