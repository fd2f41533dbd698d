import { fromPromise } from 'xstate';
import type { ChangedMessage, Copy, MessageChange, MessageDeletion } from '#machines/messageActs/messageActsSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createChatActsApi } from '#src/api/chatActsApi.ts';

export const messageActsActors = ({ client }: Api) => {
  const acts = createChatActsApi(client);
  const change = async (act: MessageChange, signal: AbortSignal): Promise<ChangedMessage> => {
    const { msgId, intentId: idempotencyKey } = act;
    const options = { signal, idempotencyKey };
    switch (act.kind) {
      case 'like':
        return { message: await acts.like({ msgId, liked: act.liked }, options) };
      case 'select':
        return { message: await acts.select({ msgId, ordinal: act.ordinal }, options) };
      case 'feedback':
        return acts.feedback({ msgId, tags: act.tags, content: act.content }, options);
    }
  };
  return {
    copyText: fromPromise<void, Copy>(async ({ input }) => {
      await navigator.clipboard.writeText(input.text);
    }),
    changeMessage: fromPromise<ChangedMessage, MessageChange>(({ input, signal }) => change(input, signal)),
    deleteMessage: fromPromise<void, MessageDeletion>(({ input: { msgId, intentId }, signal }) =>
      acts.remove(msgId, { signal, idempotencyKey: intentId }),
    ),
  };
};
