import { errNo } from '#contract/errNo.ts';
import type { LedgerLine, TokensRemaining } from '#contract/tokens.ts';
import { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import { ledgerMeaning } from '#machines/ledger/ledgerMeaning.ts';
import { bare, type Fixtures, type Model } from './support/model.ts';

const march = Date.UTC(2026, 2, 1);

/** The `seq`th of a person who was welcomed with 100 tokens and spends one at a time. */
export const line = (seq: number): LedgerLine => ({
  transferId: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  kind: seq === 1 ? 'welcome' : 'hold',
  service: seq === 1 ? null : 'chat',
  change: seq === 1 ? 100 : -1,
  tokens: 101 - seq,
  expireTime: null,
  orderId: null,
  createTime: march + seq,
});

export const remaining: TokensRemaining = {
  tokens: 97,
  held: 1,
  debt: 0,
  expiring: [{ tokens: 50, expireTime: Date.UTC(2026, 3, 1) }],
};
export const latest = { lines: [line(4), line(3)], hasMore: true };
export const oldest = { lines: [line(2), line(1)], hasMore: false };

const broken = { broken: { errNo: errNo.internal } };

const fixtures = {
  events: { 'load.retried': bare, 'list.refreshRequested': bare, 'more.wanted': bare },
  done: {
    loadLedger: { 'with more': { page: latest, remaining }, 'with all': { page: oldest, remaining } },
    loadOlder: { 'with more': { lines: [line(2)], hasMore: true }, last: oldest },
  },
  failed: { loadLedger: broken, loadOlder: broken },
} satisfies Fixtures<typeof ledgerMachine>;

export const ledgerModel = {
  machine: ledgerMachine,
  meaning: ledgerMeaning,
  fixtures,
  key: ({ hasMore }) => hasMore,
} satisfies Model<typeof ledgerMachine>;
