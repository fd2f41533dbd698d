import { fromPromise } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type {
  ConversationChange,
  ConversationImport,
  Imported,
} from '#machines/conversationActs/conversationActsSetup.ts';
import type { Api } from '#src/api/api.ts';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { createConversationApi } from '#src/api/conversationApi.ts';

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const loadFile = () => import('#contract/conversationFile.ts');

/** Has the code there that importing needs, for a page that may outlive the build that it is of. A failure is met again by who needs it. */
export const prepareImport = (): void => void loadFile().catch(() => undefined);

export const conversationActsActors = ({ client }: Api) => {
  const conversation = createConversationApi(client);
  return {
    clearConversation: fromPromise<void, ConversationChange>(({ input: { characterId, intentId }, signal }) =>
      conversation.clear(characterId, { signal, idempotencyKey: intentId }),
    ),
    deleteConversation: fromPromise<void, ConversationChange>(({ input: { characterId, intentId }, signal }) =>
      conversation.remove(characterId, { signal, idempotencyKey: intentId }),
    ),
    /** What is no conversation is refused here, as the server would: the field `file` tells that it was not sent. */
    importConversation: fromPromise<Imported, ConversationImport>(async ({ input: { text, intentId }, signal }) => {
      const { chatImport, CONVERSATION_FILE_MAX, conversationFile } = await loadFile();
      if (new Blob([text]).size > CONVERSATION_FILE_MAX) throw new ApiFailure(errNo.tooLarge, 'The file is too large');
      const file = conversationFile.safeParse(jsonIn(text));
      if (!file.success)
        throw new ApiFailure(errNo.invalidInput, 'The file is no conversation', [{ path: 'file', reason: 'wrong' }]);
      return client.call(chatImport, { conversation: file.data }, { signal, idempotencyKey: intentId });
    }),
  };
};
