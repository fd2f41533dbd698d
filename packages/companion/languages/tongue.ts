/** What the person told, as a language has it. */
export type ToldKind = 'name' | 'called' | 'home' | 'job' | 'birthday' | 'age' | 'like' | 'dislike' | 'other';

/** What was told, and how it is said back. */
export interface Told {
  readonly kind: ToldKind;
  /** "Bruno". */
  readonly value: string;
  /** "Dein Hund heißt Bruno." */
  readonly back: string;
  /** Words that it is found by, as `fold` writes them. */
  readonly words: readonly string[];
}

/** How one thing is told: by which words, and how the groups of the pattern are said back. */
export interface Telling {
  readonly kind: Exclude<ToldKind, 'other'>;
  readonly pattern: RegExp;
  readonly value: (groups: readonly string[]) => string;
  readonly back: (groups: readonly string[]) => string;
}

/** A language that the companion has a smaller script for. */
export interface Tongue {
  readonly code: 'de' | 'es';
  /** Without capitals, marks and punctuation, as the scripts write it. */
  readonly fold: (text: string) => string;
  readonly tellings: readonly Telling[];
  /** Asks to remember what follows. */
  readonly remember: RegExp;
  /** "mein Hund" becomes "dein Hund". */
  readonly turnRound: (text: string) => string;
  /** How a clause is said back that somebody asked to remember, where it has not the order of a sentence. */
  readonly clauseBack: (sentence: string, clause: string) => string | undefined;
  /** Somebody else than the person is told of, so that turning round whose it is will do. */
  readonly ofOther: RegExp;
  readonly ownLife: RegExp;
  /** Folded questions after one thing that was told. */
  readonly asks: readonly (readonly [ToldKind, RegExp])[];
  /** Folded questions after anything that was told, and after all of it. */
  readonly asksMemory: RegExp;
  readonly asksAdvice: RegExp;
  readonly asksAll: RegExp;
  readonly startsQuestion: RegExp;
  readonly empty: ReadonlySet<string>;
  /** A thing that a sentence is about. */
  readonly nounIn: (text: string) => string | undefined;
  readonly quote: (text: string) => string;
  readonly isGesture: (words: string) => boolean;
  /** A sum in English words. */
  readonly sum: (text: string) => string;
  readonly number: (figures: string) => string;
  readonly named: (name: string) => string;
}

/** Upper case for a first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
