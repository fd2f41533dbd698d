import type { Need } from '#contract/care.ts';
import type { Database } from '#server/db/database.ts';
import { countryFor } from '#server/features/care/country.ts';
import { hear } from '#server/features/care/hearing/hear.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { findAnswered, lastSaid } from './turnRepository.ts';

/** What a person is about to say, and where. */
export interface Saying {
  readonly characterId: string;
  readonly speechText: string;
  /** Time of the message that is said in other words. */
  readonly createTime?: number;
}

/** Judges what people say, once: limits, prices, answers and screens read that judgement. */
export const createNeeds = (db: Database) => ({
  async inSaying(
    caller: Caller,
    { characterId, speechText, createTime }: Saying,
    acceptLanguage: string,
  ): Promise<Need | null> {
    const earlier = await lastSaid(db, caller.id, characterId, createTime);
    const heard = hear(speechText, earlier);
    return heard && { ...heard, country: countryFor(acceptLanguage, heard.language) };
  },

  /** What the message was judged to need that an answer of the caller's own is to. */
  async answeredBy(caller: Caller, msgId: string): Promise<Need | null> {
    return (await findAnswered(db, caller.id, msgId))?.need ?? null;
  },
});
export type Needs = ReturnType<typeof createNeeds>;
