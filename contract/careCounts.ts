import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { needKind } from './care.ts';
import { nothing } from './text.ts';

/** Counts below this are told to nobody. */
export const TOLD_FROM = 10;

/**
 * How many messages were judged to be in need, by year (UTC) and kind: one that is said in other words counts again, where those are in need.
 * Wishes for pictures, reports, appeals and feedback count as messages. The newest year comes first, kinds in the order of `NEED_KINDS`; what did not occur is left out.
 */
export const careCounts = defineCall({
  method: 'GET',
  path: '/api/care/counts',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    years: z.array(
      z.object({
        year: z.int(),
        kinds: z.array(
          z.object({
            kind: needKind,
            /** `null`: fewer than ten. So small a number could point to somebody. */
            count: z.nullable(z.int().check(z.minimum(TOLD_FROM))),
          }),
        ),
      }),
    ),
  }),
});
export type CareCounts = ResponseOf<typeof careCounts>;
export type CareYear = CareCounts['years'][number];
