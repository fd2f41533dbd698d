import type { Context } from 'hono';
import {
  chatCompletion,
  chatContinue,
  chatEdit,
  chatHistory,
  chatNeed,
  chatRegenerate,
  chatStop,
  chatStream,
  type Message,
} from '#contract/chat.ts';
import type { Judgement } from '#contract/care.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { languageIn, localeOf } from '#server/http/pageLocale.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ChatService } from './chatService.ts';
import type { Asking, Exchange } from './exchange.ts';
import { failureCode, streamAnswer, wantsStream } from './chatStream.ts';
import type { Judgements, Saying } from './judgements.ts';

const askingOf = (c: Context): Asking => ({ key: readIdempotencyKey(c), acceptLanguage: languageIn(c) });

export const chatRoutes = (
  endpoints: Endpoints,
  service: ChatService,
  judgements: Judgements,
  limiter: RateLimiter,
): void => {
  const pass = (caller: Caller, judgement: Judgement | null): Promise<void> =>
    limiter.pass((judgement?.need ?? null) === null ? limits.answerByAccount : limits.careByAccount, caller.id);

  /** What is said was judged, and may be said. */
  const judged = async (c: Context, caller: Caller, saying: Saying): Promise<Judgement> => {
    const judgement = await judgements.ofSaying(caller, saying, languageIn(c));
    await pass(caller, judgement);
    return judgement;
  };

  /** As a stream when asked for, else whole once the answer has ended. */
  const answerWith = async (c: Context, caller: Caller, { messages, answer }: Exchange, after?: number) => {
    const states = service.states(caller, answer.msgId);
    if (wantsStream(c)) return streamAnswer(c, messages, states, after);
    let ended: Message = answer;
    for await (const state of states) ended = state;
    const whole = { messages: [...messages.slice(0, -1), ended] };
    if (ended.status === 'failed') throw new ApiError(failureCode(ended), 'The provider gave no whole answer', whole);
    return whole;
  };

  endpoints.member(chatHistory, ({ characterId, endTime, pageSize }, caller) =>
    service.history(caller, characterId, endTime, pageSize),
  );

  endpoints.member(chatCompletion, async (request, caller, c) => {
    const judgement = await judged(c, caller, request);
    const exchange = await service.say(caller, request, judgement, { ...askingOf(c), locale: localeOf(c) });
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatRegenerate, async (request, caller, c) => {
    await pass(caller, await judgements.ofAnswered(caller, request.msgId, languageIn(c)));
    const exchange = await service.regenerate(caller, request, askingOf(c));
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatContinue, async (request, caller, c) => {
    await pass(caller, await judgements.ofAnswered(caller, request.msgId, languageIn(c)));
    const exchange = await service.continueAnswer(caller, request, askingOf(c));
    return answerWith(c, caller, exchange, exchange.answer.text.length);
  });

  endpoints.member(chatEdit, async (request, caller, c) => {
    const judgement = await judged(c, caller, request);
    const exchange = await service.edit(caller, request, judgement, askingOf(c));
    return answerWith(c, caller, exchange);
  });

  endpoints.member(chatNeed, async (saying, caller, c) => {
    await limiter.pass(limits.needByAccount, caller.id);
    return { isInNeed: (await judgements.ofSaying(caller, saying, languageIn(c))).need !== null };
  });

  endpoints.member(chatStop, async ({ msgId }, caller) => ({ message: await service.stop(caller, msgId) }));

  endpoints.member(chatStream, async ({ msgId, after }, caller, c) =>
    answerWith(c, caller, await service.find(caller, msgId), after),
  );
};
