import type { AnswerPiece } from '../chatProvider.ts';

/** What local models put their reasoning between: Qwen and DeepSeek `<think>`, others the longer words. */
const REASONING = ['think', 'thinking', 'reasoning', 'thought'].map((name) => ({
  opening: `<${name}>`,
  closing: `</${name}>`,
}));
const LONGEST = Math.max(...REASONING.map(({ closing }) => closing.length));

/** Takes the pieces of an answer, and gives what of them is said to the person. */
export interface SpokenText {
  feed(piece: string): AnswerPiece;
  /** What was held back because it might have become a tag, or reasoning. */
  end(): string;
  /** The reasoning began without a tag, for the template of the model leaves it out: it is known as such once it ends. */
  readonly hasUnopened: boolean;
}

/** How much at the end of a text may become a closing tag. */
const openEnd = (text: string): number => {
  const start = text.lastIndexOf('<');
  const end = text.slice(start);
  return start !== -1 && REASONING.some(({ closing }) => closing.startsWith(end)) ? end.length : 0;
};

/** The place after a closing tag that nothing has opened; -1 where there is none. */
const unopenedEnd = (text: string, from: number): number => {
  for (const { opening, closing } of REASONING) {
    const place = text.indexOf(closing, from);
    if (place !== -1 && !text.slice(0, place).includes(opening)) return place + closing.length;
  }
  return -1;
};

/**
 * Leaves out reasoning that an answer begins with, and NUL, which no database of ours keeps in a text. `mayBeUnopened`: the model is one of
 * those that begin with reasoning without a tag, so that nothing is given before it has ended.
 */
export const spokenText = (mayBeUnopened = false): SpokenText => {
  let held = '';
  let said = '';
  let closing: string | undefined;
  let hasReasoned = false;
  let isSaying = false;
  let hasUnopened = false;

  /** Once words are said: looks whether they turn out to be reasoning. */
  const say = (text: string): AnswerPiece => {
    const from = Math.max(0, said.length - LONGEST);
    said += text;
    const end = hasReasoned ? -1 : unopenedEnd(said, from);
    if (end !== -1) {
      hasUnopened = true;
      hasReasoned = true;
      const rest = said.slice(end).trimStart();
      isSaying = rest !== '';
      said = rest;
      held = '';
      return mayBeUnopened ? rest : { instead: rest };
    }
    if (mayBeUnopened && !hasReasoned) return '';
    const open = hasReasoned ? 0 : openEnd(said);
    held = said.slice(said.length - open);
    said = said.slice(0, said.length - open);
    return text.slice(0, Math.max(0, text.length - open));
  };

  const feed = (piece: string): AnswerPiece => {
    held += piece.replaceAll('\0', '');
    for (;;) {
      if (closing !== undefined) {
        const place = held.indexOf(closing);
        if (place === -1) {
          held = held.slice(-closing.length);
          return '';
        }
        held = held.slice(place + closing.length);
        closing = undefined;
        hasReasoned = true;
      }
      const begun = held.trimStart();
      const tag = isSaying ? undefined : REASONING.find(({ opening }) => begun.startsWith(opening));
      if (tag === undefined) {
        const mayBecomeTag = !isSaying && REASONING.some(({ opening }) => opening.startsWith(begun));
        if (mayBecomeTag) return '';
        const text = !isSaying && hasReasoned ? begun : held;
        isSaying = true;
        held = '';
        return say(text);
      }
      held = begun.slice(tag.opening.length);
      closing = tag.closing;
    }
  };

  return {
    feed,
    end: () => {
      if (closing !== undefined) return '';
      return mayBeUnopened && !hasReasoned ? said + held : held;
    },
    get hasUnopened() {
      return hasUnopened;
    },
  };
};
