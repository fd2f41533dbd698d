import { deepEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  array,
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  commands,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  constant,
} from 'fast-check';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Act, type Deed, ORDERS, START } from './acts.ts';
import type { Books } from './books.ts';
import { afterAll, newBooks, nextEnd } from './model.ts';
import { linesRead, snapshotOf } from './reading.ts';
import { openLedger, type RealLedger } from './realLedger.ts';

const HOUR = 3_600_000;

/** What must be in the database, and what time it is there. */
interface Model {
  books: Books;
  now: number;
}

/** Few names, and weights by which the deeds meet on which mistakes show: ends before their time, debts, what comes back again. */
const order = nat({ max: ORDERS - 1 });
const job = nat({ max: 4 });
const some = <Kind extends Deed['kind']>(kind: Kind) => constant(kind);
const deed = oneof(
  { weight: 1, arbitrary: record({ kind: some('buy'), order }) },
  { weight: 4, arbitrary: record({ kind: some('renew'), order, days: integer({ min: 1, max: 2 }) }) },
  {
    weight: 2,
    arbitrary: record({ kind: some('promote'), promotion: nat({ max: 3 }), days: integer({ min: 1, max: 3 }) }),
  },
  { weight: 6, arbitrary: record({ kind: some('hold'), job, cost: constantFrom(1, 4, 8, 12, 15) }) },
  { weight: 2, arbitrary: record({ kind: some('capture'), job }) },
  { weight: 3, arbitrary: record({ kind: some('void'), job }) },
  { weight: 5, arbitrary: record({ kind: some('return'), order, quarters: constantFrom(0, 1, 3, 4, 4, 4) }) },
  { weight: 3, arbitrary: record({ kind: some('prolong'), order, days: nat({ max: 2 }) }) },
  { weight: 3, arbitrary: record({ kind: some('expire'), ahead: constantFrom(0, 60, 60) }) },
  { weight: 3, arbitrary: record({ kind: some('restore') }) },
);

/** Deeds that are done at once, each on a connection of its own. Whatever comes of them must come of them in some order. */
class AtOnce implements AsyncCommand<Model, RealLedger> {
  readonly deeds: readonly Deed[];

  constructor(deeds: readonly Deed[]) {
    this.deeds = deeds;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, ledger: RealLedger): Promise<void> {
    const acts = this.deeds.map((one, place): Act => ({ ...one, now: model.now + place + 1 }));
    model.now += acts.length;
    const outcomes = await ledger.play(acts);
    const found = await ledger.read(model.now);
    const played = acts.flatMap((act, place) => {
      const outcome = outcomes[place];
      return outcome === undefined ? [] : [[act, outcome] as const];
    });
    const possible = afterAll(model.books, played);
    const books = possible.find((one) => isDeepStrictEqual(snapshotOf(one, model.now), found));
    if (books !== undefined) {
      model.books = books;
      return;
    }
    const [nearest = model.books] = possible;
    deepEqual({ outcomes, ...found }, { outcomes, ...snapshotOf(nearest, model.now) });
    throw new Error(`Nothing answers ${outcomes.join(', ')}`);
  }

  toString(): string {
    return JSON.stringify(this.deeds);
  }
}

class TimePasses implements AsyncCommand<Model, RealLedger> {
  readonly hours: number;

  constructor(hours: number) {
    this.hours = hours;
  }

  check(): boolean {
    return true;
  }

  run(model: Model): Promise<void> {
    model.now += this.hours * HOUR;
    return Promise.resolve();
  }

  toString(): string {
    return `${this.hours} hours pass`;
  }
}

/** Time goes on to the very end of some tokens, with the next deed. */
class TimeEnds implements AsyncCommand<Model, RealLedger> {
  check({ books, now }: Readonly<Model>): boolean {
    return nextEnd(books, now + 1) !== undefined;
  }

  run(model: Model): Promise<void> {
    model.now = (nextEnd(model.books, model.now + 1) ?? model.now + 1) - 1;
    return Promise.resolve();
  }

  toString(): string {
    return 'tokens end';
  }
}

const history = commands(
  [
    array(deed, { minLength: 1, maxLength: 3 }).map((deeds) => new AtOnce(deeds)),
    array(deed, { minLength: 1, maxLength: 3 }).map((deeds) => new AtOnce(deeds)),
    constantFrom(1, 23, 25).map((hours) => new TimePasses(hours)),
    constant(new TimeEnds()),
  ],
  { maxCommands: 28, size: 'max' },
);

/** The ledger of a database does what the model does, through any history. */
export const ledgerProperty = (database: OpenDatabase) =>
  asyncProperty(history, async (steps) => {
    const ledger = await openLedger(database);
    const model: Model = { books: newBooks(), now: START };
    await asyncModelRun(() => ({ model, real: ledger }), steps);
    deepEqual(await ledger.lines(), linesRead(model.books));
  });
