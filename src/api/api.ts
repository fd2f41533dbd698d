import { createCharacterApi } from './characterApi.ts';
import { createChatApi } from './chatApi.ts';
import { ApiClient } from './client.ts';
import { createConversationApi } from './conversationApi.ts';
import { createSessionApi } from './sessionApi.ts';
import { createUserApi } from './userApi.ts';

/** Everything that the browser asks the server. `onErrNo` hears of every nonzero errNo. */
export const createApi = (onErrNo: (errNo: number) => void) => {
  const client = new ApiClient(onErrNo);
  return {
    session: createSessionApi(client),
    user: createUserApi(client),
    character: createCharacterApi(client),
    chat: createChatApi(client),
    conversation: createConversationApi(client),
  };
};
export type Api = ReturnType<typeof createApi>;
