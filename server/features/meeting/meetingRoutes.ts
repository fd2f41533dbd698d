import type { Context } from 'hono';
import type { Judgement } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { meetingSay, meetingTake } from '#contract/meeting.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Database } from '#server/db/database.ts';
import { clientIdOf, isUnderAgeBlocked } from '#server/features/account/underAgeBlocks.ts';
import { failureCode, streamAnswer, wantsStream } from '#server/features/conversation/chatStream.ts';
import type { Judge } from '#server/features/care/judge.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { languageIn, localeOf } from '#server/http/pageLocale.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { MeetingBudget } from './meetingBudget.ts';
import { accountNeeded } from './meetingRules.ts';
import type { Meetings } from './meetingService.ts';
import { takeMeeting } from './takeMeeting.ts';

export interface MeetingRouteDeps {
  readonly db: Database;
  readonly meetings: Meetings;
  readonly judge: Judge;
  readonly limiter: RateLimiter;
  readonly budget: MeetingBudget;
  readonly addressOf: ClientAddress;
}

export const meetingRoutes = (endpoints: Endpoints, deps: MeetingRouteDeps): void => {
  const { db, meetings, judge, limiter, budget, addressOf } = deps;

  /** Throws 1018 for whoever is signed in, whose place is the conversation; where the address, the browser or the hour has had its answers, or the browser was told by somebody under age. */
  const passFree = async (c: Context, caller: Caller | undefined): Promise<void> => {
    if (caller !== undefined) throw accountNeeded();
    const clientId = clientIdOf(c);
    if (await isUnderAgeBlocked(db, { clientId })) throw accountNeeded();
    try {
      await limiter.pass(limits.meetingByAddress, addressOf(c));
      if (clientId !== undefined) await limiter.pass(limits.meetingByClient, clientId);
    } catch (error) {
      throw error instanceof ApiError && error.errNo === errNo.tooManyRequests ? accountNeeded() : error;
    }
    if (!(await budget.pass(Date.now()))) throw accountNeeded();
  };

  /** What is said was judged, and may be said. What we hear ourselves costs nothing, and comes before any limit but that of a flood. */
  const judged = async (
    c: Context,
    caller: Caller | undefined,
    saying: RequestOf<typeof meetingSay>,
    key: string,
  ): Promise<Judgement | null> => {
    const { lastSaid, isKnown, isSpent } = await meetings.standing(saying, key);
    if (isKnown) return null;
    const said = {
      text: saying.speechText,
      earlier: lastSaid,
      acceptLanguage: languageIn(c),
    };
    const ours = await judge.ours(said);
    if (ours.heard === null) {
      if (isSpent) throw accountNeeded();
      await passFree(c, caller);
    }
    return judge.whole(ours, said);
  };

  endpoints.open(meetingSay, async (saying, caller, c) => {
    const key = readIdempotencyKey(c);
    await limiter.pass(limits.sayingByAddress, addressOf(c));
    const character = await meetings.openCharacter(saying.characterId);
    const judgement = await judged(c, caller, saying, key);
    const asked = { key, locale: localeOf(c), acceptLanguage: languageIn(c) };
    const { messages, answer } = await meetings.say(character, saying, judgement, asked);
    const states = meetings.states(answer);
    if (wantsStream(c)) return streamAnswer(c, messages, states);
    let ended: Message = answer;
    for await (const state of states) ended = state;
    const whole = { messages: [...messages.slice(0, -1), ended] };
    if (ended.status !== 'done') throw new ApiError(failureCode(ended), 'The provider gave no whole answer', whole);
    return whole;
  });

  endpoints.once(meetingTake, async ({ meetingId }, caller, tx) => ({
    messages: await takeMeeting(tx, caller, meetingId),
  }));
};
