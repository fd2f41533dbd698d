import type { Judgement } from '#contract/care.ts';
import type { Database } from '#server/db/database.ts';
import type { Judge } from '#server/features/care/judge.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { keepJudgement } from './alternativeRepository.ts';
import { findAnswered, lastSaid } from './turnRepository.ts';

/** What a person is about to say, and where. */
export interface Saying {
  readonly characterId: string;
  readonly speechText: string;
  /** Time of the message that is said in other words. */
  readonly createTime?: number;
}

export interface JudgementsDeps {
  readonly db: Database;
  readonly judge: Pick<Judge, 'judge'>;
}

/** Judges what people say to characters, after what they said before it. */
export const createJudgements = ({ db, judge }: JudgementsDeps) => ({
  async ofSaying(
    caller: Caller,
    { characterId, speechText, createTime }: Saying,
    acceptLanguage: string,
  ): Promise<Judgement> {
    const earlier = await lastSaid(db, caller.id, characterId, createTime);
    return judge.judge({ text: speechText, earlier, acceptLanguage, country: caller.country });
  },

  /**
   * What the caller's own message was judged to be, or the one that an answer of theirs is to; null for no message. One that came without a
   * judgement, out of a file or of a time before there were any, gets it now.
   */
  async ofAnswered(caller: Caller, msgId: string, acceptLanguage: string): Promise<Judgement | null> {
    const found = await findAnswered(db, caller.id, msgId);
    if (found === undefined) return null;
    const { text, need, content, characterId, createTime, ...alternative } = found;
    if (content !== null) return { need, content };
    const earlier = await lastSaid(db, caller.id, characterId, createTime);
    const judged = await judge.judge({ text, earlier, acceptLanguage, country: caller.country });
    const judgement = { ...judged, need: need ?? judged.need };
    await keepJudgement(db, alternative, judgement);
    return judgement;
  },
});
export type Judgements = ReturnType<typeof createJudgements>;
