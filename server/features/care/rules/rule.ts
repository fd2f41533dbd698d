import type { Refusal } from '#contract/characterDraft.ts';

/** Where a find is harmless after all: what stands right before it, in it, right after it, or around it in its sentence. All that is given must fit. */
export interface Spare {
  /** To end with `$`. */
  readonly before?: RegExp;
  /** To begin with `^`. */
  readonly after?: RegExp;
  readonly within?: RegExp;
  readonly around?: RegExp;
}

/** What must not stand in a text that went through `plainWords`. `{{char}}` stands for the character's name. */
export interface Rule {
  readonly refusal: Refusal;
  readonly find: RegExp;
  readonly spares: readonly Spare[];
}

/** Letters before and after a find that are looked at. */
const REACH = 90;

/** `{{char}}` and `{{user}}` are meant as they stand. */
const compile = (pattern: string, flags: string): RegExp =>
  new RegExp(pattern.replaceAll(/\{\{(char|user)\}\}/gu, String.raw`\{\{$1\}\}`), flags);

/** Makes an expression when it is first needed: all together they would take a twentieth of a start. */
const whenNeeded = (pattern: string, flags: string): (() => RegExp) => {
  let made: RegExp | undefined;
  return () => (made ??= compile(pattern, flags));
};

export const rule = (refusal: Refusal, pattern: string, ...spares: readonly Spare[]): Rule => {
  const find = whenNeeded(pattern, 'giu');
  return {
    refusal,
    get find() {
      return find();
    },
    spares,
  };
};

/** Pieces of a pattern in words: any of them, in any number of blanks. */
export const before = (...patterns: readonly string[]): Spare => {
  const found = whenNeeded(`(?:${patterns.join('|')})$`, 'iu');
  return {
    get before() {
      return found();
    },
  };
};
export const after = (...patterns: readonly string[]): Spare => {
  const found = whenNeeded(`^(?:${patterns.join('|')})`, 'iu');
  return {
    get after() {
      return found();
    },
  };
};
export const around = (...patterns: readonly string[]): Spare => {
  const found = whenNeeded(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return {
    get around() {
      return found();
    },
  };
};

const isSpared = (spare: Spare, head: string, found: string, tail: string): boolean => {
  const sentence = `${/[^.!?\n]*$/u.exec(head)?.[0] ?? ''} … ${/^[^.!?\n]*/u.exec(tail)?.[0] ?? ''}`;
  return (
    (spare.before?.test(head) ?? true) &&
    (spare.within?.test(found) ?? true) &&
    (spare.after?.test(tail) ?? true) &&
    (spare.around?.test(sentence) ?? true)
  );
};

/** Whether a text holds what the rule forbids. */
export const breaks = (text: string, { find, spares }: Rule): boolean => {
  for (const match of text.matchAll(find)) {
    const end = match.index + match[0].length;
    const head = text.slice(Math.max(0, match.index - REACH), match.index);
    const tail = text.slice(end, end + REACH);
    if (!spares.some((spare) => isSpared(spare, head, match[0], tail))) return true;
  }
  return false;
};
