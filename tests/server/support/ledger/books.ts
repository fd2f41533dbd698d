/** Tokens that came in together. `end`: of what they were granted for; null when there is none. */
export interface Lot {
  readonly cause: string;
  readonly makeTime: number;
  readonly end: number | null;
  grace: number;
  balance: number;
  /** How many ended, less those that were given back; and when that was written down last. */
  ended: number;
  endTime: number;
}

/** A line: what moved, from where to where. `job` and `order` say what it was for. */
export interface Line {
  readonly kind: string;
  readonly job: string | null;
  readonly order: number | null;
  readonly now: number;
  readonly change: number;
  readonly spendable: number;
  readonly moves: Record<string, number>;
}

interface Hold {
  readonly amount: number;
  status: 'held' | 'captured' | 'voided';
  readonly from: readonly (readonly [cause: string, amount: number])[];
}

/** A wallet as it must be: plain numbers, of which nothing is known to the database. */
export interface Books {
  readonly lots: Record<string, Lot>;
  readonly holds: Record<string, Hold>;
  readonly lines: Line[];
  /** Tokens of an order that are back, and whether it is paid. */
  readonly orders: Record<number, { back: number; status: string }>;
  debt: number;
}

export const endOf = ({ end, grace }: Lot): number => (end === null ? Infinity : end + grace);
export const filled = (books: Books): Lot[] => Object.values(books.lots).filter(({ balance }) => balance > 0);
export const sumOf = (books: Books): number => Object.values(books.lots).reduce((sum, { balance }) => sum + balance, 0);
export const byEnd = (one: Lot, other: Lot): number =>
  Math.sign((one.end ?? Infinity) - (other.end ?? Infinity)) || one.makeTime - other.makeTime;
