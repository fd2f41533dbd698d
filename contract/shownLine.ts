import * as z from 'zod/mini';
import { plainLine } from './plainText.ts';
import { text } from './text.ts';

/** Text that stands beside others: one line without characters that hide or turn round, of which at least `min` is left. */
export const shownLine = (limits: { min: number; max: number }) =>
  z.pipe(z.pipe(text({ max: Infinity }), z.transform(plainLine)), text(limits));
