import type { AnswerPiece } from '../chatProvider.ts';
import { isInCode } from './isInCode.ts';

/** What local models put their reasoning between: Qwen and DeepSeek `<think>`, others the longer words. */
const REASONING = ['think', 'thinking', 'reasoning', 'thought'].map((name) => ({
  opening: `<${name}>`,
  closing: `</${name}>`,
}));
const LONGEST = Math.max(...REASONING.map(({ closing }) => closing.length));

/**
 * Whether the template of a model leaves out the tag that reasoning begins with, so that only its end is told: `yes` and `no` by its latest
 * whole answer.
 */
export type LeavesOut = 'yes' | 'no' | 'unknown';

/** What a piece of an answer brings. */
export interface Spoken {
  readonly said: AnswerPiece;
  /** More of the reasoning; empty for none. */
  readonly thought: string;
}

/** Takes the pieces of an answer, and gives what of them is said to the person, and what is only thought. */
export interface SpokenText {
  feed(piece: string): Spoken;
  /** What was held back because it might have become a tag, or reasoning. */
  end(): Spoken;
  /** What the answer tells of the model, once it is whole. */
  readonly leavesOut: LeavesOut;
}

/** How much at the end of a text may become a closing tag. */
const openEnd = (text: string): number => {
  const start = text.lastIndexOf('<');
  const end = text.slice(start);
  return start !== -1 && REASONING.some(({ closing }) => closing.startsWith(end)) ? end.length : 0;
};

interface Tag {
  readonly place: number;
  readonly end: number;
}

/** The next closing tag that nothing has opened. */
const nextUnopened = (text: string, from: number): Tag | undefined =>
  REASONING.flatMap(({ opening, closing }) => {
    const place = text.indexOf(closing, from);
    return place === -1 || text.slice(0, place).includes(opening) ? [] : [{ place, end: place + closing.length }];
  }).toSorted((one, other) => one.place - other.place)[0];

/** A tag ends its line, and an answer follows. */
const BEFORE_ANSWER = /^[ \t]*\r?\n\s*\S/u;

/**
 * Tells reasoning that an answer begins with from what is said, and leaves out NUL, which no database of ours keeps in a text. Where the template
 * leaves out the first tag, what comes before the last is reasoning: if the tag ends its line, an answer follows, and it stands in no code. Of
 * a model that is known to open its reasoning, or to do without, such a tag is a word like others; of one that leaves the tag out, nothing
 * is given before reasoning has ended.
 */
export const spokenText = (leavesOut: LeavesOut = 'unknown'): SpokenText => {
  let held = '';
  let closing: string | undefined;
  let hasReasoned = false;
  let isSaying = false;
  /** All that seems to be said, how much of it was given, and from where on tags are looked for. */
  let words = '';
  let given = 0;
  let from = 0;
  let hasUnopened = false;
  /** There was a tag that would have ended the reasoning of a model that was not known. */
  let hasTag = false;

  const settle = (upTo: number): Spoken => {
    if (leavesOut === 'yes' && !hasReasoned) return { said: '', thought: '' };
    const said = words.slice(given, upTo);
    given = Math.max(given, upTo);
    return { said, thought: '' };
  };

  const endReasoning = ({ place, end }: Tag): Spoken => {
    hasUnopened = true;
    hasReasoned = true;
    const thought = words.slice(0, place);
    const rest = words.slice(end).trimStart();
    const said = given === 0 ? rest : { instead: rest };
    words = '';
    return { said, thought };
  };

  /** Once words are said: looks whether they turn out to be reasoning. */
  const say = (text: string): Spoken => {
    if (hasReasoned) return { said: text, thought: '' };
    words += text;
    for (;;) {
      const tag = nextUnopened(words, from);
      if (tag === undefined) {
        from = Math.max(from, words.length - LONGEST);
        return settle(words.length - openEnd(words));
      }
      const after = words.slice(tag.end);
      if (!isInCode(words, tag.place)) {
        if (after.trim() === '') return settle(tag.place);
        hasTag ||= BEFORE_ANSWER.test(after);
        if (leavesOut !== 'no' && BEFORE_ANSWER.test(after)) return endReasoning(tag);
      }
      from = tag.end;
    }
  };

  const feed = (piece: string): Spoken => {
    held += piece.replaceAll('\0', '');
    let thought = '';
    for (;;) {
      if (closing !== undefined) {
        const place = held.indexOf(closing);
        const end = place === -1 ? Math.max(0, held.length - closing.length) : place;
        thought += held.slice(0, end);
        held = held.slice(place === -1 ? end : end + closing.length);
        if (place === -1) return { said: '', thought };
        closing = undefined;
        hasReasoned = true;
      }
      const begun = held.trimStart();
      const tag = isSaying ? undefined : REASONING.find(({ opening }) => begun.startsWith(opening));
      if (tag === undefined) {
        const mayBecomeTag = !isSaying && REASONING.some(({ opening }) => opening.startsWith(begun));
        if (mayBecomeTag) return { said: '', thought };
        const text = !isSaying && hasReasoned ? begun : held;
        isSaying = true;
        held = '';
        const spoken = say(text);
        return { said: spoken.said, thought: thought + spoken.thought };
      }
      if (hasReasoned) thought += '\n\n';
      held = begun.slice(tag.opening.length);
      closing = tag.closing;
    }
  };

  return {
    feed,
    end: () => (closing === undefined ? { said: words.slice(given) + held, thought: '' } : { said: '', thought: held }),
    get leavesOut() {
      if (hasUnopened) return 'yes';
      return leavesOut === 'yes' || hasTag ? 'unknown' : 'no';
    },
  };
};
