import type { Conversation } from '../conversation.ts';
import { shuffled } from '../seeded.ts';
import type { Part } from './givenLines.ts';
import type { Pools } from './pools.ts';
import { isGeneralKind, type Unasked } from './unasked.ts';

type Move = (depth: number) => Promise<Part>;

/** How a conversation is carried on. */
export interface Onward {
  /** Brings up another subject. */
  readonly next: Move;
  /** Says more, in another way from answer to answer. */
  readonly more: Move;
  /** Gives something to listen to, not to answer. */
  readonly tell: Move;
  /** Asks a question of that kind; where there is none, and it was one to make talk, brings up another subject. */
  readonly ask: (kind: string, depth: number) => Promise<Part>;
}

const gentleQuestion = /^(?:sad|lonely|tired|stress|comfort)$/u;

/** Comes back to what the person told before. */
const recallOf =
  ({ facts, open, seed, text }: Conversation, { fromPool }: Pools): Move =>
  async (depth) => {
    const now = text.toLowerCase();
    const old = [...facts].filter(
      ([name, value]) =>
        !now.includes(value.toLowerCase()) && name !== open?.fact && !(name === 'pet' && facts.has('petname')),
    );
    for (const [name] of shuffled(old, seed)) {
      const line = await fromPool('pool', `recall ${name}`, depth);
      if (line !== undefined) return line;
    }
    return undefined;
  };

/** `isGentle`: only gentle questions are asked. */
export const onwardOf = (conversation: Conversation, pools: Pools, unasked: Unasked, isGentle: boolean): Onward => {
  const { answers, language } = conversation;
  const { fromPool, fromWorld } = pools;
  const recall = recallOf(conversation, pools);

  const nextInEnglish: Move = async (depth) =>
    (answers.length % 4 === 2 ? await recall(depth) : undefined) ??
    unasked.general() ??
    (await recall(depth)) ??
    unasked.rather() ??
    unasked.riddle() ??
    (await fromWorld('thought', depth));
  const next: Move = (depth) =>
    language === 'en' ? nextInEnglish(depth) : fromPool(`${language}_pool`, 'next', depth);

  /** The first that leads on, beginning with another one from answer to answer. */
  const inTurn = async (moves: readonly Move[], depth: number): Promise<Part> => {
    for (let step = 0; step < moves.length; step += 1) {
      const line = await moves[(answers.length + step) % moves.length]?.(depth);
      if (line !== undefined) return line;
    }
    return undefined;
  };
  const intro =
    (name: string): Move =>
    (depth) =>
      fromPool('pool', `${name} intro`, depth);
  const more: Move = (depth) =>
    inTurn(
      [next, intro('thought'), next, intro('self'), () => Promise.resolve(unasked.rather()), recall, intro('story')],
      depth,
    );

  return {
    next,
    more,
    tell: async (depth) => (await inTurn([intro('thought'), intro('self'), intro('story')], depth)) ?? more(depth),
    ask: async (kind, depth) => {
      if (isGentle && !gentleQuestion.test(kind)) return '';
      return unasked.ofKind(kind) ?? (isGeneralKind(kind) ? next(depth) : '');
    },
  };
};
