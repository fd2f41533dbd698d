import {
  type Act,
  GRACE,
  GRANTED,
  DAY,
  endAfter,
  jobOf,
  NEWCOMER,
  type Outcome,
  paymentOf,
  PROMOTED,
  promotionOf,
  START,
  statusBack,
  tokensBack,
  WELCOME,
} from './acts.ts';
import { type Lot, type Line, type Books, endOf, filled, sumOf, byEnd } from './books.ts';

const write = (books: Books, line: Omit<Line, 'change' | 'spendable' | 'job' | 'order'> & Partial<Line>): void => {
  const before = books.lines.at(-1)?.spendable ?? 0;
  const spendable = sumOf(books);
  books.lines.push({ job: null, order: null, ...line, change: spendable - before, spendable });
};

/** Takes tokens out of the lots: of `first`, then of those that end first. */
const draw = (books: Books, amount: number, first?: string): (readonly [string, number])[] => {
  let rest = amount;
  return filled(books)
    .toSorted((one, other) => Number(other.cause === first) - Number(one.cause === first) || byEnd(one, other))
    .flatMap((lot) => {
      const taken = Math.min(lot.balance, rest);
      rest -= taken;
      lot.balance -= taken;
      return taken > 0 ? [[lot.cause, taken] as const] : [];
    });
};
const movesTo = (place: string, drawn: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(drawn.map(([cause, amount]) => [`${cause} > ${place}`, amount]));

const expire = (books: Books, now: number): void => {
  for (const lot of filled(books).toSorted((one, other) => endOf(one) - endOf(other))) {
    if (endOf(lot) > now) break;
    const { cause, balance } = lot;
    lot.ended += balance;
    lot.endTime = Math.max(lot.endTime, now);
    lot.balance = 0;
    write(books, { kind: 'expiry', now, moves: { [`${cause} > outside`]: balance } });
  }
};

const settle = (books: Books, now: number): void => {
  const paid = Math.min(books.debt, sumOf(books));
  if (paid === 0) return;
  books.debt -= paid;
  write(books, { kind: 'settlement', now, moves: movesTo('debt', draw(books, paid)) });
};

interface Given {
  readonly kind: string;
  readonly cause: string;
  readonly tokens: number;
  readonly end?: number;
  readonly grace?: number;
  readonly order?: number;
}
const grant = (books: Books, { kind, cause, tokens, end, grace = 0, order }: Given, now: number): Outcome => {
  if (books.lots[cause] !== undefined) return 'nothing';
  expire(books, now);
  books.lots[cause] = { cause, makeTime: now, end: end ?? null, grace, balance: tokens, ended: 0, endTime: 0 };
  write(books, { kind, now, order: order ?? null, moves: { [`outside > ${cause}`]: tokens } });
  settle(books, now);
  expire(books, now);
  return 'done';
};

const prolong = (books: Books, cause: string | undefined, grace: number, now: number): void => {
  const lot = cause === undefined ? undefined : books.lots[cause];
  if (lot === undefined) return;
  expire(books, now);
  if (lot.end !== null) lot.grace = grace;
  expire(books, now);
};

const hold = (books: Books, job: string, cost: number, now: number): Outcome => {
  expire(books, now);
  if (sumOf(books) < cost) return 'short';
  if (books.holds[job] !== undefined) return 'taken';
  const from = draw(books, cost);
  books.holds[job] = { amount: cost, status: 'held', from };
  write(books, { kind: 'hold', job, now, moves: movesTo('held', from) });
  return 'done';
};

const endHold = (books: Books, kind: 'capture' | 'void', job: string, now: number): Outcome => {
  const found = books.holds[job];
  if (found?.status !== 'held') return 'nothing';
  const { amount, from } = found;
  if (kind === 'capture') {
    found.status = 'captured';
    write(books, { kind, job, now, moves: { 'held > outside': amount } });
    return 'done';
  }
  found.status = 'voided';
  for (const [cause, part] of from) {
    const lot = books.lots[cause];
    if (lot !== undefined) lot.balance += part;
  }
  write(books, { kind, job, now, moves: Object.fromEntries(from.map(([cause, part]) => [`held > ${cause}`, part])) });
  expire(books, now);
  settle(books, now);
  return 'done';
};

/** Those of `moves` that move something. */
const moving = (moves: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(moves).filter(([, amount]) => amount > 0));

/** Which of several lots is taken that are equally good, and how many there were. */
interface Pick {
  readonly place: number;
  among: number;
}
interface Return {
  readonly order: number;
  readonly tokens: number;
  readonly pick: Pick;
}
/** Lots that last longest, of which either may be taken. */
const lasting = (books: Books): Lot[] => {
  const last = Math.max(...filled(books).map(endOf));
  return filled(books).filter((lot) => endOf(lot) === last);
};

const takeBack = (books: Books, { order, tokens, pick }: Return, now: number): void => {
  const lot = books.lots[paymentOf(order)];
  const account = books.orders[order];
  if (lot === undefined || account === undefined) return;
  expire(books, now);
  const missing = Math.min(tokens, Math.max(0, GRANTED - lot.ended)) - account.back;
  account.back += missing;
  if (missing > 0) {
    const drawn = draw(books, Math.min(missing, sumOf(books)), lot.cause);
    const owed = missing - drawn.reduce((sum, [, amount]) => sum + amount, 0);
    books.debt += owed;
    const moves = { ...movesTo('outside', drawn), ...moving({ 'debt > outside': owed }) };
    write(books, { kind: 'refund', order, now, moves });
  } else if (missing < 0) {
    const settled = Math.min(-missing, books.debt);
    const rest = -missing - settled;
    // What comes back to a lot whose time is over goes to the one that lasts longest.
    const lots = endOf(lot) <= now ? lasting(books) : [];
    const target = lots[pick.place] ?? lot;
    pick.among = Math.max(1, lots.length);
    books.debt -= settled;
    target.balance += rest;
    const moves = moving({ 'outside > debt': settled, [`outside > ${target.cause}`]: rest });
    write(books, { kind: 'refund', order, now, moves });
    expire(books, now);
  }
};

const restore = (books: Books, now: number): void => {
  const unpaid = new Set(
    Object.entries(books.orders).flatMap(([order, { status }]) =>
      status === 'paid' ? [] : [paymentOf(Number(order))],
    ),
  );
  const early = Object.values(books.lots)
    .filter((lot) => endOf(lot) > now && lot.ended > 0 && lot.endTime >= endOf(lot) && !unpaid.has(lot.cause))
    .toSorted((one, other) => endOf(one) - endOf(other));
  for (const lot of early) {
    const { cause, ended } = lot;
    lot.balance += ended;
    lot.ended = 0;
    lot.endTime = Math.max(lot.endTime, now);
    write(books, { kind: 'expiry', now, moves: { [`outside > ${cause}`]: ended } });
  }
  settle(books, now);
};

/** The plan's period that was paid last. */
const running = (books: Books): string | undefined =>
  Object.values(books.lots)
    .filter(({ cause, end }) => end !== null && cause.startsWith('payment:'))
    .toSorted((one, other) => other.makeTime - one.makeTime)[0]?.cause;

const perform = (books: Books, act: Act, pick: Pick): Outcome => {
  const { now } = act;
  switch (act.kind) {
    case 'buy':
    case 'renew': {
      const { order } = act;
      const period = act.kind === 'renew' ? { end: endAfter(now, act.days), grace: GRACE } : {};
      if (act.kind === 'renew') prolong(books, running(books), 0, now);
      const kind = act.kind === 'renew' ? 'allowance' : 'purchase';
      const outcome = grant(books, { kind, cause: paymentOf(order), tokens: GRANTED, order, ...period }, now);
      if (outcome === 'done') books.orders[order] = { back: 0, status: 'paid' };
      return outcome;
    }
    case 'promote':
      return grant(
        books,
        { kind: 'promotion', cause: promotionOf(act.promotion), tokens: PROMOTED, end: endAfter(now, act.days) },
        now,
      );
    case 'hold':
      return hold(books, jobOf(act.job), act.cost, now);
    case 'capture':
    case 'void':
      return endHold(books, act.kind, jobOf(act.job), now);
    case 'return': {
      const account = books.orders[act.order];
      if (account === undefined) return 'nothing';
      account.status = statusBack(act.quarters);
      takeBack(books, { order: act.order, tokens: tokensBack(act.quarters), pick }, now);
      return 'done';
    }
    case 'prolong':
      prolong(books, paymentOf(act.order), act.days * DAY, now);
      return 'done';
    case 'expire':
      expire(books, now + act.ahead * DAY);
      return 'done';
    case 'restore':
      restore(books, now);
      return 'done';
  }
};

interface After {
  readonly books: Books;
  readonly outcome: Outcome;
}
/** What an act leaves and answers: more than one where it may choose. One that is refused leaves nothing. */
const after = (books: Books, act: Act): After[] => {
  const found: After[] = [];
  for (let [place, among] = [0, 1]; place < among; place += 1) {
    const [changed, pick] = [structuredClone(books), { place, among: 1 }];
    const outcome = perform(changed, act, pick);
    found.push({ books: outcome === 'short' || outcome === 'taken' ? books : changed, outcome });
    ({ among } = pick);
  }
  return found;
};

/** What acts can leave that were done at once and answered so, each as if it had been alone, in whatever order. */
export const afterAll = (books: Books, acts: readonly (readonly [Act, Outcome])[]): Books[] =>
  acts.length === 0
    ? [books]
    : acts.flatMap(([act, answered], place) =>
        after(books, act)
          .filter(({ outcome }) => outcome === answered)
          .flatMap((next) => afterAll(next.books, acts.toSpliced(place, 1))),
      );

/** A wallet as a newcomer gets it. */
export const newBooks = (): Books => {
  const books: Books = { lots: {}, holds: {}, lines: [], orders: {}, debt: 0 };
  grant(books, { kind: 'welcome', cause: NEWCOMER, tokens: WELCOME }, START);
  return books;
};

/** The next time at which tokens end that have no grace. */
export const nextEnd = (books: Books, now: number): number | undefined =>
  filled(books)
    .filter(({ grace }) => grace === 0)
    .map(endOf)
    .filter((end) => end > now && end < Infinity)
    .toSorted((one, other) => one - other)[0];
