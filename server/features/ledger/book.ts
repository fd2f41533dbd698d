import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Service, TransferKind } from '#contract/tokens.ts';
import { errNo } from '#contract/errNo.ts';
import type { Transaction } from '#server/db/database.ts';
import { entries, holds, ledgerAccounts, transfers, wallets } from '#server/db/schema.ts';
import { ApiError } from '#server/http/apiError.ts';

interface Place {
  readonly id: string;
  balance: number;
}

interface Lot extends Place {
  readonly cause: string | null;
  readonly expireTime: number | null;
}

type Entry = Pick<typeof entries.$inferInsert, 'fromId' | 'toId' | 'amount'>;

/** Tokens that come in together. */
export interface Grant {
  readonly kind: 'welcome' | 'promotion' | 'purchase' | 'allowance';
  /** What it is for; the same cause grants once. */
  readonly cause: string;
  readonly tokens: number;
  readonly expireTime?: number;
  readonly orderId?: string;
}

export interface Job {
  /** Names the job: one hold each. */
  readonly job: string;
  readonly service: Service;
  readonly cost: number;
}

/** Tokens of an order that have to be back at the house. */
export interface Return {
  readonly orderId: string;
  readonly cause: string;
  /** Of those granted; fewer than before when money came back again, as after a dispute that was won. */
  readonly tokens: number;
}

/** 3101. */
export const tokensNeeded = () => new ApiError(errNo.tokensNeeded, 'Not enough tokens');

/** Those of one job. */
const ofJob = (job: string) => eq(holds.job, job);

/**
 * A wallet held against others until the transaction ends. What is done to it is kept together until `write`, which must be
 * called before the transaction ends. The database refuses what would break the ledger, whatever is written here.
 */
export class Book {
  readonly #tx: Transaction;
  readonly #now: number;
  readonly walletId: string;
  readonly #held: Place;
  readonly #debt: Place;
  readonly #outside: Place;
  #lots: Lot[];
  readonly #newLots: (typeof ledgerAccounts.$inferInsert)[] = [];
  readonly #newHolds: (typeof holds.$inferInsert)[] = [];
  readonly #transfers: (typeof transfers.$inferInsert)[] = [];
  readonly #entries: (typeof entries.$inferInsert)[] = [];

  constructor(
    tx: Transaction,
    walletId: string,
    places: { readonly held: Place; readonly debt: Place; readonly outside: Place; readonly lots: Lot[] },
    now: number,
  ) {
    this.#tx = tx;
    this.#now = now;
    this.walletId = walletId;
    this.#held = places.held;
    this.#debt = places.debt;
    this.#outside = places.outside;
    this.#lots = places.lots;
    this.#expire();
  }

  /** Tokens that can be spent. */
  get spendable(): number {
    return this.#lots.reduce((sum, { balance }) => sum + balance, 0);
  }

  /** Tokens that were spent before they were taken back. */
  get debt(): number {
    return -this.#debt.balance;
  }

  #move(from: Place, to: Place, amount: number): Entry {
    from.balance -= amount;
    to.balance += amount;
    return { fromId: from.id, toId: to.id, amount };
  }

  #post(
    kind: TransferKind,
    moved: readonly Entry[],
    of: { readonly holdId?: string; readonly orderId?: string | undefined },
    before: number,
  ): void {
    const id = randomUUID();
    const { walletId } = this;
    const spendable = this.spendable;
    // The database gives the place in the ledger.
    this.#transfers.push({
      id,
      walletId,
      seq: 0,
      kind,
      ...of,
      change: spendable - before,
      spendable,
      createTime: this.#now,
    });
    for (const entry of moved) this.#entries.push({ transferId: id, walletId, ...entry });
  }

  /** Ends the lots whose time is over. */
  #expire(): void {
    const over = this.#lots.filter(({ expireTime }) => expireTime !== null && expireTime <= this.#now);
    for (const lot of over) {
      if (lot.balance === 0) continue;
      const before = this.spendable;
      this.#post('expiry', [this.#move(lot, this.#outside, lot.balance)], {}, before);
    }
    this.#lots = this.#lots.filter((lot) => !over.includes(lot));
  }

  /** Takes up to `amount` from the lots, those that end first at first. */
  #draw(amount: number, to: Place, lots: readonly Lot[] = this.#lots): Entry[] {
    const drawn: Entry[] = [];
    let left = amount;
    for (const lot of lots) {
      const part = Math.min(lot.balance, left);
      if (part === 0) continue;
      drawn.push(this.#move(lot, to, part));
      left -= part;
    }
    return drawn;
  }

  /** What came in goes to a debt first. */
  #settle(): void {
    const amount = Math.min(this.debt, this.spendable);
    if (amount === 0) return;
    const before = this.spendable;
    this.#post('settlement', this.#draw(amount, this.#debt), {}, before);
  }

  /** Gives tokens; false when the cause was granted before. */
  async grant({ kind, cause, tokens, expireTime, orderId }: Grant): Promise<boolean> {
    const known = await this.#tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.cause, cause));
    if (known.length > 0) return false;
    const lot: Lot = { id: randomUUID(), balance: 0, cause, expireTime: expireTime ?? null };
    this.#newLots.push({
      id: lot.id,
      walletId: this.walletId,
      kind: 'lot',
      cause,
      expireTime: lot.expireTime,
      createTime: this.#now,
    });
    const before = this.spendable;
    this.#lots = [...this.#lots, lot].toSorted(byEnd);
    this.#post(kind, [this.#move(this.#outside, lot, tokens)], { orderId }, before);
    this.#settle();
    this.#expire();
    return true;
  }

  /** Sets tokens aside for a job. Throws 3101 when there are too few. A job that costs nothing needs no hold. */
  hold({ job, service, cost }: Job): void {
    if (cost === 0) return;
    const before = this.spendable;
    if (before < cost) throw tokensNeeded();
    const id = randomUUID();
    this.#newHolds.push({ id, walletId: this.walletId, job, service, amount: cost, createTime: this.#now });
    this.#post('hold', this.#draw(cost, this.#held), { holdId: id }, before);
  }

  /** Spends for good what was set aside for a job. False when there is nothing set aside, or no more. */
  async capture(job: string): Promise<boolean> {
    const [hold] = await this.#tx.select().from(holds).where(ofJob(job));
    if (hold?.status !== 'held') return false;
    this.#post('capture', [this.#move(this.#held, this.#outside, hold.amount)], { holdId: hold.id }, this.spendable);
    return true;
  }

  /** Gives back what was set aside for a job. False when there is nothing set aside, or no more. */
  async void(job: string): Promise<boolean> {
    const drawn = await this.#tx
      .select({
        holdId: holds.id,
        amount: entries.amount,
        lotId: entries.fromId,
        cause: ledgerAccounts.cause,
        expireTime: ledgerAccounts.expireTime,
      })
      .from(holds)
      .innerJoin(transfers, and(eq(transfers.holdId, holds.id), eq(transfers.kind, 'hold')))
      .innerJoin(entries, eq(entries.transferId, transfers.id))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.fromId))
      .where(and(ofJob(job), eq(holds.status, 'held')));
    const [first] = drawn;
    if (first === undefined) return false;
    const before = this.spendable;
    const back = drawn.map(({ lotId, amount, cause, expireTime }) =>
      this.#move(this.#held, this.#lotOf({ id: lotId, cause, expireTime }), amount),
    );
    this.#post('void', back, { holdId: first.holdId }, before);
    this.#expire();
    this.#settle();
    return true;
  }

  #lotOf({ id, cause, expireTime }: Omit<Lot, 'balance'>): Lot {
    const known = this.#lots.find((lot) => lot.id === id);
    if (known !== undefined) return known;
    const emptied: Lot = { id, balance: 0, cause, expireTime };
    this.#lots = [...this.#lots, emptied].toSorted(byEnd);
    return emptied;
  }

  /** The lot itself; when its time is over, the one that ends last, so that what is given again is not lost at once. */
  #livingLot(lot: Omit<Lot, 'balance'>): Lot {
    const isOver = lot.expireTime !== null && lot.expireTime <= this.#now;
    return (isOver ? this.#lots.at(-1) : undefined) ?? this.#lotOf(lot);
  }

  /**
   * Takes back what was granted for an order until `tokens` of it are back, or gives it again until no more than that are.
   * What was spent already becomes a debt; what ended unused is not asked for, nor what was never granted.
   */
  async takeBack({ orderId, cause, tokens }: Return): Promise<void> {
    const [lot] = await this.#tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.cause, cause));
    if (lot === undefined) return;
    // What is read below has to know of lots that ended just now.
    await this.write();
    const moved = async (from: SQL | undefined): Promise<number> => {
      const [row] = await this.#tx
        .select({ sum: sql`coalesce(sum(${entries.amount}), 0)`.mapWith(Number) })
        .from(entries)
        .innerJoin(transfers, eq(transfers.id, entries.transferId))
        .where(from);
      return row?.sum ?? 0;
    };
    const isReturn = and(eq(transfers.orderId, orderId), eq(transfers.kind, 'refund'));
    const expired = await moved(and(eq(transfers.kind, 'expiry'), eq(entries.fromId, lot.id)));
    const granted = await moved(
      and(eq(entries.toId, lot.id), eq(entries.fromId, this.#outside.id), ne(transfers.kind, 'refund')),
    );
    const taken =
      (await moved(and(isReturn, eq(entries.toId, this.#outside.id)))) -
      (await moved(and(isReturn, eq(entries.fromId, this.#outside.id))));
    const missing = Math.min(tokens, Math.max(0, granted - expired)) - taken;
    if (missing === 0) return;
    const before = this.spendable;
    if (missing > 0) {
      const own = this.#lotOf(lot);
      const from = [own, ...this.#lots.filter(({ id }) => id !== own.id)];
      const drawn = this.#draw(missing, this.#outside, from);
      const owed = missing - drawn.reduce((sum, { amount }) => sum + amount, 0);
      if (owed > 0) drawn.push(this.#move(this.#debt, this.#outside, owed));
      this.#post('refund', drawn, { orderId }, before);
    } else {
      const toDebt = Math.min(this.debt, -missing);
      const given = toDebt > 0 ? [this.#move(this.#outside, this.#debt, toDebt)] : [];
      if (-missing > toDebt) given.push(this.#move(this.#outside, this.#livingLot(lot), -missing - toDebt));
      this.#post('refund', given, { orderId }, before);
      this.#expire();
    }
  }

  /** Stores what was done. */
  async write(): Promise<void> {
    if (this.#newLots.length > 0) await this.#tx.insert(ledgerAccounts).values(this.#newLots.splice(0));
    if (this.#newHolds.length > 0) await this.#tx.insert(holds).values(this.#newHolds.splice(0));
    if (this.#transfers.length > 0) await this.#tx.insert(transfers).values(this.#transfers.splice(0));
    if (this.#entries.length > 0) await this.#tx.insert(entries).values(this.#entries.splice(0));
  }
}

/** Those that end first come first, those that never end last. */
const byEnd = (one: Lot, other: Lot): number =>
  Math.sign((one.expireTime ?? Infinity) - (other.expireTime ?? Infinity)) || 0;

/** Holds the wallet that `which` finds, and reads it; undefined when there is none. */
export const findBook = async (tx: Transaction, which: SQL, now: number = Date.now()): Promise<Book | undefined> => {
  const [wallet] = await tx.select({ id: wallets.id }).from(wallets).where(which).for('update');
  if (wallet === undefined) return undefined;
  const places = await tx
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      balance: ledgerAccounts.balance,
      cause: ledgerAccounts.cause,
      expireTime: ledgerAccounts.expireTime,
    })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.walletId, wallet.id), or(ne(ledgerAccounts.kind, 'lot'), gt(ledgerAccounts.balance, 0))),
    )
    .orderBy(asc(ledgerAccounts.createTime), asc(ledgerAccounts.id));
  const one = (kind: 'held' | 'debt' | 'outside'): Place => {
    const found = places.find((place) => place.kind === kind);
    if (found === undefined) throw new Error(`Wallet ${wallet.id} has no account of kind ${kind}`);
    return { id: found.id, balance: found.balance };
  };
  const lots = places
    .filter(({ kind }) => kind === 'lot')
    .map(({ id, balance, cause, expireTime }): Lot => ({ id, balance, cause, expireTime }))
    .toSorted(byEnd);
  return new Book(tx, wallet.id, { held: one('held'), debt: one('debt'), outside: one('outside'), lots }, now);
};

/** Like `findBook`, for a wallet that must be there. */
export const openBook = async (tx: Transaction, which: SQL, now?: number): Promise<Book> => {
  const book = await findBook(tx, which, now);
  if (book === undefined) throw new Error('There is no such wallet');
  return book;
};
