import type { Appearance } from '#contract/appearance.ts';

/** Somebody's looks, for the short making. The id is fixed for ever: drafts in browsers hold it. */
export interface Look {
  readonly lookId: string;
  readonly appearance: Appearance;
}

export const look = (lookId: string, appearance: Appearance): Look => ({ lookId, appearance });
