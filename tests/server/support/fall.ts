/**
 * When a server is killed: as a request leaves, as the provider is asked, as the answer begins, at its first word, as a piece comes, when
 * its beginning is stored, as a stop leaves, as the provider is left, when the provider is done, at the end; or by itself at one of its commits.
 */
const MOMENTS = [
  'asked',
  'commissioned',
  'answered',
  'started',
  'piece',
  'saved',
  'stopping',
  'left',
  'told',
  'ended',
] as const;
const COMMITS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];
export type FallKind = Moment | (typeof COMMITS)[number];

/** One fall of every kind. */
export const EACH_FALL: readonly FallKind[] = [...MOMENTS, ...COMMITS];

export const isAtCommit = (kind: FallKind): kind is (typeof COMMITS)[number] => kind === 'before' || kind === 'after';

/**
 * The greatest number of moments of a kind that a fall waits for. The first commits are those that store what is asked for; what is
 * lost after them is what was stored and not told of.
 */
export const waitOf = (kind: FallKind): number => {
  if (!isAtCommit(kind)) return 4;
  return kind === 'after' ? 8 : 40;
};

/** So many falls: at every kind of moment in turn, and each second one at a commit. */
export const fallsInTurn = (count: number): readonly FallKind[] => {
  const kinds = MOMENTS.flatMap((moment, index): FallKind[] => [moment, COMMITS[index % 2] ?? 'before']);
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? 'asked');
};

/** The connection ended before the answer did. */
export class BrokenOff extends Error {}

/** A server that falls once. */
export class Fall {
  readonly #kind: FallKind;
  readonly #kill: () => void;
  #left: number;
  #hasFallen = false;

  /** Calls `kill` at the moment of that kind and number; the first is 1. */
  constructor(kind: FallKind, number: number, kill: () => void) {
    this.#kind = kind;
    this.#left = number;
    this.#kill = kill;
  }

  get hasFallen(): boolean {
    return this.#hasFallen;
  }

  meet(moment: Moment): void {
    if (moment !== this.#kind || this.#hasFallen) return;
    this.#left -= 1;
    if (this.#left > 0) return;
    this.#hasFallen = true;
    this.#kill();
  }

  /** Whether an error comes of it; one of another kind is the test's to tell. */
  explains(error: unknown): boolean {
    if (!(error instanceof TypeError) && !(error instanceof BrokenOff)) return false;
    // Nobody tells of a server that dies at a commit.
    if (isAtCommit(this.#kind)) this.#hasFallen = true;
    return this.#hasFallen;
  }
}
