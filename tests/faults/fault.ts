/** What sort of mistake it is. */
export type FaultKind =
  /** Somebody may what they may not, or the other way round. */
  | 'access'
  /** Something costs, or brings, another amount. */
  | 'price'
  /** More, less or longer than what is allowed. */
  | 'limit'
  /** An intent goes out under another key, or under none. */
  | 'key'
  /** The words are those of something else. */
  | 'words'
  /** A value stands where another belongs. */
  | 'field'
  /** It goes to somebody or something else. */
  | 'receiver'
  /** Two values have changed places. */
  | 'order'
  /** A condition is turned round, or left out. */
  | 'rule'
  /** A control does something else, or cannot be used as it should. */
  | 'control'
  /** The focus is lost. */
  | 'focus'
  /** Nothing tells what has happened. */
  | 'silence';

/** One small thing that could be wrong in the product. */
export interface Fault {
  /** From the root of the repository. */
  readonly file: string;
  readonly kind: FaultKind;
  /** What stands there, once. */
  readonly find: string;
  /** What stands there in its place when it is planted. */
  readonly replacement: string;
  /** What a person would notice; no two faults share it. */
  readonly notice: string;
  /** The test file that is to find it, which is tried first. */
  readonly by: string;
  /** Why nothing has to find it; without one, something has to. */
  readonly reason?: string;
}

type Change = readonly [
  kind: FaultKind,
  find: string,
  replacement: string,
  notice: string,
  more?: Partial<Pick<Fault, 'by' | 'reason'>>,
];

/** The faults of one file. `by`: the test file that is to find those that name no other. */
export const faultsIn = (file: string, by: string, changes: readonly Change[]): readonly Fault[] =>
  changes.map(([kind, find, replacement, notice, more]) => ({ file, kind, find, replacement, notice, by, ...more }));

type Words = readonly [
  key: string,
  text: string,
  instead: string,
  notice: string,
  more?: Partial<Pick<Fault, 'by' | 'reason'>>,
];

/** Words of a language that another text has taken the place of. `by`: the test file that is to find them. */
export const wordsIn = (language: string, by: string, swaps: readonly Words[]): readonly Fault[] =>
  swaps.map(([key, text, instead, notice, more]) => ({
    file: `messages/${language}.json`,
    kind: 'words',
    find: `"${key}": "${text}"`,
    replacement: `"${key}": "${instead}"`,
    notice,
    by,
    ...more,
  }));
