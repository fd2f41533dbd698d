import { errNo } from '#contract/errNo.ts';
import type { LedgerLine, TokensRemaining } from '#contract/tokens.ts';
import { ledgerMachine } from '#machines/ledger/ledgerMachine.ts';
import { ledgerDescription } from '#machines/ledger/ledgerDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const march = Date.UTC(2026, 2, 1);

const lines: Readonly<Record<number, Partial<LedgerLine>>> = {
  1: { kind: 'welcome', service: null, characterName: null, change: 100, tokens: 100 },
  2: { kind: 'capture', characterName: null, tokens: 99 },
  3: { kind: 'void', change: 0 },
};

/**
 * The `seq`th of a person who was welcomed with 100 tokens: a paid answer of somebody who is gone, one of Mira's that came to
 * nothing, and pending ones.
 */
export const line = (seq: number): LedgerLine => ({
  transferId: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  kind: 'hold',
  service: 'chat',
  characterName: 'Mira',
  change: -1,
  tokens: 102 - seq,
  expireTime: null,
  orderId: null,
  createTime: march + seq,
  ...lines[seq],
});

export const remaining: TokensRemaining = {
  tokens: 98,
  held: 1,
  debt: 0,
  expiring: [{ tokens: 50, expireTime: Date.UTC(2026, 3, 1) }],
};
export const latest = { lines: [line(4), line(3)], hasMore: true };
export const oldest = { lines: [line(2), line(1)], hasMore: false };

const broken = { broken: { errNo: errNo.internal } };

const fixtures = {
  events: { 'load.retried': bare, 'list.refreshRequested': bare, 'more.requested': bare },
  done: {
    loadLedger: { 'with more': { page: latest, remaining }, 'with all': { page: oldest, remaining } },
    loadOlder: { 'with more': { lines: [line(2)], hasMore: true }, last: oldest },
  },
  failed: { loadLedger: broken, loadOlder: broken },
} satisfies Fixtures<typeof ledgerMachine>;

export const ledgerModel = {
  machine: ledgerMachine,
  description: ledgerDescription,
  fixtures,
  key: ({ hasMore }) => hasMore,
} satisfies Model<typeof ledgerMachine>;
