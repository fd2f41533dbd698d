import { fromCallback, type AnyEventObject } from 'xstate';
import type { ChatEvent } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, failureOf } from '#machines/failure.ts';
import type { AnswerEvent, AnswerInput } from '#machines/chat/chatTypes.ts';
import type { ChatApi } from '#src/api/chatApi.ts';
import { joinPieces } from './pieces.ts';

/** Waits before a lost stream is taken up again, in milliseconds; more of the answer on the way starts them over. */
const RESUME_DELAYS: readonly number[] = [200, 500, 1000, 2000, 4000, 8000];
/** Asking again for the rest of an answer would be refused again. */
const FINAL: ReadonlySet<number> = new Set([errNo.invalidInput, errNo.notSignedIn, errNo.forbidden, errNo.notFound]);

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
    case 'send': {
      const { characterId, text, picture, pictureChoice, greeting, intentId } = input;
      const request = {
        characterId,
        speechText: text,
        picture,
        ...(pictureChoice && { pictureChoice }),
        ...(greeting !== undefined && { greeting }),
      };
      return chat.send(request, { signal, idempotencyKey: intentId });
    }
    case 'regenerate': {
      const { characterId, msgId, createTime, intentId } = input;
      return chat.regenerate({ characterId, msgId, createTime }, { signal, idempotencyKey: intentId });
    }
    case 'continue': {
      const { characterId, msgId, createTime, intentId } = input;
      return chat.continue({ characterId, msgId, createTime }, { signal, idempotencyKey: intentId });
    }
    case 'edit': {
      const { characterId, msgId, createTime, text, intentId } = input;
      return chat.edit({ characterId, msgId, createTime, speechText: text }, { signal, idempotencyKey: intentId });
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
  const pieces = joinPieces((piece) => tell({ type: 'answer.extended', ...piece }));
  try {
    for await (const { event, seq, data } of events) {
      if (event !== 'delta') pieces.flush();
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
          pieces.add({ msgId: data.msgId, seq, text: data.text });
          break;
        case 'picture':
          tell({ type: 'answer.pictured', ...data });
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
  } finally {
    pieces.flush();
  }
};

/**
 * Follows one answer from its request to its end. A connection that breaks after the server accepted is taken up again from the
 * last place; the person hears of it only when that fails for about 16 seconds.
 */
export const answerActor = (chat: ChatApi, resumeDelays = RESUME_DELAYS) =>
  fromCallback<AnyEventObject, AnswerInput>(({ input, sendBack }) => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (event: AnswerEvent): void => {
      if (!signal.aborted) sendBack(event);
    };
    let place: Place | undefined = input.kind === 'follow' ? { msgId: input.msgId, seq: input.after } : undefined;
    let failed = 0;
    const reach = (reached: Place): void => {
      if (place === undefined || reached.seq > place.seq) failed = 0;
      place = reached;
    };
    const giveUp = (failure: Failure): void =>
      tell(place === undefined ? { type: 'answer.refused', failure } : { type: 'answer.lost' });

    const follow = async (): Promise<void> => {
      for (;;) {
        const request: AnswerInput =
          place === undefined ? input : { kind: 'follow', msgId: place.msgId, after: place.seq };
        try {
          if (await relay(open(chat, request, signal), place, tell, reach)) return;
        } catch (error) {
          const failure = failureOf(error);
          if (place === undefined || FINAL.has(failure.errNo)) return giveUp(failure);
        }
        const wait = resumeDelays[failed];
        if (wait === undefined) return giveUp(failureOf(undefined));
        failed += 1;
        await pause(wait, signal);
      }
    };

    // Rejects only when it was aborted, and then nobody listens.
    follow().catch(() => undefined);
    return () => controller.abort();
  });
