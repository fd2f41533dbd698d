import { vi } from 'vitest';

/** Milliseconds, as for `expect.poll` (vitest.config.ts). */
const TIMEOUT = 90_000;
const INTERVAL = 50;

/** Reads until there is something to give back, and fails when it does not come. */
export const until = <Found>(
  read: () => Found | Promise<Found>,
  { timeout = TIMEOUT, interval = INTERVAL }: { readonly timeout?: number; readonly interval?: number } = {},
) => vi.waitUntil(read, { timeout, interval });
