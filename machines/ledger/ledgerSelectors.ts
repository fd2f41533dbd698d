import type { SnapshotFrom } from 'xstate';
import type { TokensRemaining } from '#contract/tokens.ts';
import type { ledgerMachine } from './ledgerMachine.ts';

export type LedgerSnapshot = SnapshotFrom<typeof ledgerMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: LedgerSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.remaining === null;
/** The ledger could not be loaded. */
export const hasLoadFailed = (snapshot: LedgerSnapshot): boolean => snapshot.hasTag('failed');
/** No tokens came or went yet. */
export const isEmpty = (snapshot: LedgerSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.lines.length === 0;
export const isLoadingOlder = (snapshot: LedgerSnapshot): boolean => snapshot.matches('loadingOlder');
export const canLoadMore = (snapshot: LedgerSnapshot): boolean => snapshot.can({ type: 'more.requested' });

/** What the person can spend; `null` before it was loaded. */
export const remainingOf = ({ context }: LedgerSnapshot): TokensRemaining | null => context.remaining;

/** Why the last call failed: a code of the server, `NO_ANSWER`, or `null`. */
export const failureErrNo = ({ context }: LedgerSnapshot): number | null => context.failure?.errNo ?? null;
