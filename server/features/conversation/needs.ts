import type { Need } from '#contract/care.ts';
import type { Database } from '#server/db/database.ts';
import { countryFor } from '#server/features/care/country.ts';
import { hear, type Heard, listen } from '#server/features/care/hearing/hear.ts';
import { languageOf, languageToAnswer } from '#server/features/care/hearing/language.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { Log } from '#server/log.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { findAnswered, lastSaid } from './turnRepository.ts';

/** What a person is about to say, and where. */
export interface Saying {
  readonly characterId: string;
  readonly speechText: string;
  /** Time of the message that is said in other words. */
  readonly createTime?: number;
}

/** Milliseconds in which the moderation server has to say something; whoever waits for an answer waits for it, too. */
const HEARD_WITHIN = 3000;

export interface NeedsDeps {
  readonly db: Database;
  readonly moderation: ModerationProvider;
  readonly log: Log;
}

/** Judges what people say, once: limits, prices, answers and screens read that judgement. */
export const createNeeds = ({ db, moderation, log }: NeedsDeps) => {
  /** What we do not hear ourselves, the moderation server may; where it cannot say, our own judgement stands. */
  const heardElsewhere = async (said: string): Promise<Heard | null> => {
    if (moderation.hearsSelfHarm === undefined) return null;
    try {
      const isHeard = await moderation.hearsSelfHarm(said, AbortSignal.timeout(HEARD_WITHIN));
      return isHeard ? { kind: 'selfHarm', urgency: 'near', about: 'self', language: languageOf(said) } : null;
    } catch (error) {
      log.warn({ err: error }, 'the moderation server did not say whether somebody is in need');
      return null;
    }
  };

  /** What we hear ourselves in `said`, where `earlier` was said before it. */
  const heardHere = async (said: string, earlier: string): Promise<Heard | null> => {
    await listen(said);
    return hear(said, earlier);
  };
  const placed = (
    heard: Heard | null,
    said: string,
    acceptLanguage: string,
    country: string | null = null,
  ): Need | null => {
    if (heard === null) return null;
    const language = languageToAnswer(said, heard.language, acceptLanguage);
    return { ...heard, language, country: countryFor({ language, country, acceptLanguage }) };
  };

  return {
    heardHere,
    heardElsewhere,
    placed,

    async inSaying(
      caller: Caller,
      { characterId, speechText, createTime }: Saying,
      acceptLanguage: string,
    ): Promise<Need | null> {
      const earlier = await lastSaid(db, caller.id, characterId, createTime);
      const heard = (await heardHere(speechText, earlier)) ?? (await heardElsewhere(speechText));
      return placed(heard, speechText, acceptLanguage, caller.country);
    },

    /** What the caller's own message was judged to need, or the one that an answer of theirs is to. */
    async answeredBy(caller: Caller, msgId: string): Promise<Need | null> {
      return (await findAnswered(db, caller.id, msgId))?.need ?? null;
    },
  };
};
export type Needs = ReturnType<typeof createNeeds>;
