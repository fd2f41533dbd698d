import type { ChatTurn } from '#server/providers/chat/chatProvider.ts';
import { helpText, stayingText } from './help.ts';

/** So many turns of the person after a need stay gentle. */
const GENTLE_TURNS = 10;

/** How the last turn of a conversation is answered, by what the person's turns were judged to need. */
export interface Care {
  /** Said instead of an answer. */
  readonly help?: string;
  /** Said where the companion has no words of its own, in the language in which somebody was in need. */
  readonly staying?: string;
}

/** Undefined where nobody has been in need lately. `turns` are oldest first. */
export const careIn = (turns: readonly ChatTurn[]): Care | undefined => {
  const said = turns.filter(({ role }) => role === 'user');
  const need = said.at(-1)?.need ?? null;
  const before = said.slice(-1 - GENTLE_TURNS, -1);
  const earlier = before.filter((turn) => (turn.need ?? null) !== null);
  if (need !== null) return { help: helpText(need, earlier.length) };
  const last = earlier.at(-1)?.need ?? null;
  if (last === null) return undefined;
  const since = before.length - before.findLastIndex((turn) => (turn.need ?? null) !== null);
  return { staying: stayingText(last.language, since) };
};
