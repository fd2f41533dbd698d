import { fromCallback, type AnyEventObject } from 'xstate';
import type { ChatEvent } from '#contract/chat.ts';
import { failureOf } from '#machines/failure.ts';
import type { AnswerEvent, AnswerInput } from '#machines/chat/chatTypes.ts';
import type { ChatApi } from '#src/api/chatApi.ts';

/** Waits before a lost stream is taken up again, in milliseconds; an event on the way starts them over. */
const RESUME_DELAYS = [200, 500, 1000, 2000, 4000, 8000];

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const open = (chat: ChatApi, input: AnswerInput, signal: AbortSignal): AsyncGenerator<ChatEvent> => {
  switch (input.kind) {
    case 'send':
      return chat.send(
        { characterId: input.characterId, speechText: input.text },
        { signal, idempotencyKey: input.intentId },
      );
    case 'regenerate': {
      const { characterId, msgId, createTime, intentId } = input;
      return chat.regenerate({ characterId, msgId, createTime }, { signal, idempotencyKey: intentId });
    }
    case 'follow':
      return chat.follow({ msgId: input.msgId, after: input.after }, { signal });
  }
};

/** How far an answer was followed: what is needed to take it up again. */
interface Place {
  msgId: string;
  seq: number;
}

/** Passes the events of one connection on; gives true when the answer has ended, false when the connection did. */
const relay = async (
  events: AsyncIterable<ChatEvent>,
  place: Place | undefined,
  tell: (event: AnswerEvent) => void,
  onPlace: (place: Place) => void,
): Promise<boolean> => {
  let current = place;
  for await (const { event, seq, data } of events) {
    switch (event) {
      case 'start': {
        const answer = data.messages.at(-1);
        if (answer === undefined) return false;
        current = { msgId: answer.msgId, seq };
        tell({ type: 'answer.started', messages: data.messages });
        break;
      }
      case 'delta':
        current = { msgId: data.msgId, seq };
        tell({ type: 'answer.extended', msgId: data.msgId, seq, text: data.text });
        break;
      case 'failed':
        tell({ type: 'answer.ended', message: data.message, errNo: data.errNo });
        return true;
      case 'done':
      case 'interrupted':
        tell({ type: 'answer.ended', message: data.message });
        return true;
    }
    if (current !== undefined) onPlace(current);
  }
  return false;
};

/**
 * Follows one answer from its request to its end. A connection that breaks after the server accepted is taken up again from the
 * last place; the person hears of it only when that fails for about 16 seconds.
 */
export const answerActor = (chat: ChatApi) =>
  fromCallback<AnyEventObject, AnswerInput>(({ input, sendBack }) => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (event: AnswerEvent): void => {
      if (!signal.aborted) sendBack(event);
    };

    const follow = async (): Promise<void> => {
      let place: Place | undefined = input.kind === 'follow' ? { msgId: input.msgId, seq: input.after } : undefined;
      let failed = 0;
      for (;;) {
        const request: AnswerInput =
          place === undefined ? input : { kind: 'follow', msgId: place.msgId, after: place.seq };
        try {
          const hasEnded = await relay(open(chat, request, signal), place, tell, (reached) => {
            place = reached;
            failed = 0;
          });
          if (hasEnded) return;
        } catch (error) {
          if (signal.aborted) return;
          const failure = failureOf(error);
          if (place === undefined) return tell({ type: 'answer.refused', failure });
          if (failure.errNo > 0 && failure.errNo < 1006) return tell({ type: 'answer.lost' });
        }
        const wait = RESUME_DELAYS[failed];
        if (wait === undefined)
          return tell(
            place === undefined ? { type: 'answer.refused', failure: failureOf(undefined) } : { type: 'answer.lost' },
          );
        failed += 1;
        await pause(wait, signal);
      }
    };

    follow().catch(() => undefined);
    return () => controller.abort();
  });
