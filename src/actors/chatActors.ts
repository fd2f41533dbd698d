import { fromPromise } from 'xstate';
import type {
  LoadConversationInput,
  LoadedConversation,
  LoadedOlder,
  LoadOlderInput,
  Stopped,
  StopInput,
} from '#machines/chat/chatTypes.ts';
import type { ImageDetail } from '#machines/imageDetail/imageDetailMachine.ts';
import type { Listened, ListenInput } from '#machines/nextLine/nextLineMachine.ts';
import type { MarkedRead, MarkReadInput } from '#machines/readMarker/readMarkerMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createChatActsApi } from '#src/api/chatActsApi.ts';
import { createChatApi } from '#src/api/chatApi.ts';
import { createConversationApi } from '#src/api/conversationApi.ts';
import { createProfileApi } from '#src/api/profileApi.ts';
import { answerActor } from './answerActor.ts';

/**
 * What a conversation asks of the world; apart from the other machines' actors, since they load with the first conversation. It is not there
 * before `ready`.
 */
export const chatActors = (
  api: Api,
  ready: Promise<void> = Promise.resolve(),
  /** Puts into the conversation what is to be there before it is read. */
  prepare: (signal: AbortSignal) => Promise<void> = () => Promise.resolve(),
) => {
  const chat = createChatApi(api.client);
  return {
    loadConversation: fromPromise<LoadedConversation, LoadConversationInput>(async ({ input, signal }) => {
      await prepare(signal);
      const [character, history] = await Promise.all([
        createProfileApi(api.client).detail(input.characterId, { signal }),
        chat.history(input, { signal }),
        ready,
      ]);
      return { character, ...history };
    }),
    loadOlder: fromPromise<LoadedOlder, LoadOlderInput>(({ input, signal }) => chat.history(input, { signal })),
    answer: answerActor(chat),
    stop: fromPromise<Stopped, StopInput>(({ input, signal }) => chat.stop(input.msgId, { signal })),
  };
};

export const nextLineActors = ({ client }: Api) => ({
  listen: fromPromise<Listened, ListenInput>(({ input: { characterId, text }, signal }) =>
    createChatApi(client).need({ characterId, speechText: text }, { signal, isUnattended: true }),
  ),
});

export const imageDetailActors = ({ client }: Api) => ({
  loadImageDetail: fromPromise<ImageDetail, { msgId: string }>(({ input, signal }) =>
    createChatActsApi(client).imageDetail(input, { signal }),
  ),
});

export const readMarkerActors = ({ client }: Api) => ({
  markRead: fromPromise<MarkedRead, MarkReadInput>(({ input, signal }) =>
    createConversationApi(client).read(input, { signal, isUnattended: true }),
  ),
});
