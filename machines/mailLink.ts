import { withFailure } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';

/** What flows share that begin with the link of a mail: their machines keep its code, and check it (`checking`) before anything is asked. */

export const linkOpened = [
  { guard: withEvent('isMailCode'), target: '.checking', actions: ['reset', withEvent('keepCode')] },
  { target: '.linkBroken', actions: 'reset' },
] as const;
/** The link is used, or too old. */
export const linkRefused = { guard: withFailure('isWrongCode'), target: 'linkBroken', actions: 'reset' } as const;
