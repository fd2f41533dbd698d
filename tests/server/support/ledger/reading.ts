import { type Books, endOf } from './books.ts';

/** What must be read of a wallet at a time. */
export const snapshotOf = ({ lots, holds, lines, orders, debt }: Books, now: number) => {
  const held = Object.values(holds).reduce((sum, { amount, status }) => sum + (status === 'held' ? amount : 0), 0);
  const rest = Object.values(lots).reduce((sum, { balance }) => sum + balance, 0);
  return {
    spendable: Object.values(lots).reduce((sum, lot) => sum + (endOf(lot) > now ? lot.balance : 0), 0),
    places: { debt: 0 - debt, held, outside: debt - held - rest },
    lots: Object.fromEntries(
      Object.values(lots).map((lot) => [
        lot.cause,
        { balance: lot.balance, expireTime: lot.end === null ? null : endOf(lot), grace: lot.grace },
      ]),
    ),
    holds: Object.fromEntries(Object.entries(holds).map(([job, { amount, status }]) => [job, `${amount} ${status}`])),
    orders: Object.fromEntries(Object.entries(orders).map(([order, { status }]) => [order, status])),
    lines,
  };
};

const ENDS = { held: 'hold', captured: 'capture', voided: 'void' } as const;

/** The lines that people read, the latest first: one a hold, in its place, whatever became of it. */
export const linesRead = ({ lines, holds }: Books) => {
  let tokens = 0;
  return lines
    .flatMap((line, place) => {
      const { kind, job, change, order, now: createTime } = line;
      if (kind === 'capture' || kind === 'void') return [];
      const found = job === null ? undefined : holds[job];
      const kept = found?.status === 'voided' ? 0 : change;
      tokens += kept;
      const shown = found === undefined ? kind : ENDS[found.status];
      return [{ seq: place + 1, kind: shown, change: kept, tokens, order, createTime }];
    })
    .toReversed();
};
