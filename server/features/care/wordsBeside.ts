import type { Context } from 'hono';
import type { Help, Judgement } from '#contract/care.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { languageIn } from '#server/http/pageLocale.ts';
import { helpOf } from './help.ts';
import type { Judge } from './judge.ts';
import { countNeed } from './needCounts.ts';

interface Words {
  readonly content: string;
}

/** Judges what people write outside of conversations: what requests say, each before the transaction that stores it. */
export const createWordsBeside = (judge: Pick<Judge, 'judge'>) => {
  const judgements = new WeakMap<Words, Judgement>();
  const judgementOf = (said: Words): Judgement | null => judgements.get(said) ?? null;
  return {
    judgementOf,

    async judge(said: Words, { country }: Caller, c: Context): Promise<void> {
      judgements.set(said, await judge.judge({ text: said.content, acceptLanguage: languageIn(c), country }));
    },

    /** Whom to reach, where what was said tells of a need, which is counted: comes last in the transaction that stores it. */
    async helpFor(tx: Transaction, said: Words): Promise<{ help?: Help }> {
      const need = judgementOf(said)?.need ?? null;
      await countNeed(tx, need, Date.now());
      return need === null ? {} : { help: helpOf(need) };
    },
  };
};
export type WordsBeside = ReturnType<typeof createWordsBeside>;
