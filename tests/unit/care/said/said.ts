/** What a person says, and what a companion says to it. */
export interface Said {
  readonly asks: string;
  readonly leaves: string;
  /** Said to whoever asks, of which the first two may be said to nobody. */
  readonly human: readonly [string, string, ...string[]];
  readonly pleads: readonly string[];
  readonly sells: readonly string[];
  /** Said to anybody. */
  readonly fine: readonly string[];
  /** Said to whoever asked nothing of it, and does not leave. */
  readonly story: readonly string[];
}
