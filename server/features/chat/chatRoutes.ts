import type { Context } from 'hono';
import {
  chatCompletion,
  chatEdit,
  chatHistory,
  chatRegenerate,
  chatStop,
  chatStream,
  type Message,
} from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import { isInNeed } from '#server/providers/chat/scripted/concerns.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ChatService, Exchange } from './chatService.ts';
import { streamAnswer, wantsStream } from './chatStream.ts';

export const chatRoutes = (endpoints: Endpoints, service: ChatService, limiter: RateLimiter): void => {
  const passes = (caller: Caller, said = ''): Promise<void> =>
    limiter.pass(isInNeed(said) ? limits.careByAccount : limits.answerByAccount, caller.id);

  /** As a stream when asked for, else whole once the answer has ended. */
  const answerWith = async (c: Context, caller: Caller, { messages, answer }: Exchange, after?: number) => {
    const states = service.states(caller, answer.msgId);
    if (wantsStream(c)) return streamAnswer(c, messages, states, after);
    let ended: Message = answer;
    for await (const state of states) ended = state;
    const whole = { messages: [...messages.slice(0, -1), ended] };
    if (ended.status === 'failed') throw new ApiError(errNo.providerFailed, 'The provider gave no whole answer', whole);
    return whole;
  };

  endpoints.member(chatHistory, ({ characterId, endTime, pageSize }, caller) =>
    service.history(caller, characterId, endTime, pageSize),
  );

  endpoints.member(chatCompletion, async (request, caller, c) => {
    await passes(caller, request.speechText);
    const exchange = await service.say(caller, request, readIdempotencyKey(c));
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatRegenerate, async (request, caller, c) => {
    await passes(caller);
    const exchange = await service.regenerate(caller, request, readIdempotencyKey(c));
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatEdit, async (request, caller, c) => {
    await passes(caller, request.speechText);
    const exchange = await service.edit(caller, request, readIdempotencyKey(c));
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatStop, async ({ msgId }, caller) => ({ message: await service.stop(caller, msgId) }));

  endpoints.member(chatStream, async ({ msgId, after }, caller, c) =>
    answerWith(c, caller, await service.find(caller, msgId), after),
  );
};
