import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { amount, currency, productId, tokenCount } from './money.ts';
import { count, id, nothing, time } from './text.ts';

/** Token packages, the smallest first. */
export const tokensPackages = defineCall({
  method: 'GET',
  path: '/api/tokens/packages',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    packages: z.array(z.object({ packageId: productId, tokens: tokenCount, amount, currency })),
  }),
});
export type TokenPackage = ResponseOf<typeof tokensPackages>['packages'][number];

/** What the person can spend, and what stands in the way of more. */
export const tokensRemaining = defineCall({
  method: 'GET',
  path: '/api/tokens/remaining',
  encoding: 'query',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    /** Can be spent. */
    tokens: tokenCount,
    /** Set aside for what is under way. */
    held: tokenCount,
    /** Were spent before their payment was taken back; the next tokens that come settle them first. */
    debt: tokenCount,
    /** Those of `tokens` that end, the next first. */
    expiring: z.array(z.object({ tokens: tokenCount, expireTime: time })),
  }),
});
export type TokensRemaining = ResponseOf<typeof tokensRemaining>;

export const LEDGER_PAGE_MAX = 100;
export const LEDGER_PAGE = 20;

/**
 * Why tokens came or went.
 * - `welcome`, `promotion`: given. `purchase`, `allowance`: paid for; an allowance ends with the plan's period.
 * - `hold`: set aside for a use of a service; `capture`: that was spent for good; `void`: that came back.
 * - `refund`: taken back with its payment; `expiry`: not used in time; `settlement`: what came in went to a debt.
 */
export const transferKind = z.enum([
  'welcome',
  'promotion',
  'purchase',
  'allowance',
  'hold',
  'capture',
  'void',
  'refund',
  'expiry',
  'settlement',
]);
export type TransferKind = z.infer<typeof transferKind>;

/** What tokens are spent on. */
export const service = z.enum(['chat', 'picture', 'character', 'speech']);
export type Service = z.infer<typeof service>;

const ledgerLine = z.object({
  transferId: id,
  /** Place in the person's ledger; the first line has 1, later ones more. */
  seq: z.int(),
  /** What was set aside is one line: a `hold` while that is pending, then a `capture` or a `void`. */
  kind: transferKind,
  /** Of a hold, a capture and a void. */
  service: z.nullable(service),
  /** Of the character that it was with; `null` without one, or when the character or what was said is deleted. */
  characterName: z.nullable(z.string()),
  /** How what can be spent changed; 0 for a void. */
  change: z.int(),
  /** What could be spent afterwards: that of the line before with `change`. */
  tokens: tokenCount,
  /** When what came ends; `null` when it does not. */
  expireTime: z.nullable(time),
  /** Of what was paid for. */
  orderId: z.nullable(id),
  createTime: time,
});

/** The person's ledger, the latest line first. `before` is the `seq` to go on from. */
export const tokensLedger = defineCall({
  method: 'GET',
  path: '/api/tokens/ledger',
  encoding: 'query',
  access: 'signedIn',
  request: z.strictObject({
    before: z.optional(count({ min: 1, max: Number.MAX_SAFE_INTEGER })),
    pageSize: z._default(count({ min: 1, max: LEDGER_PAGE_MAX }), LEDGER_PAGE),
  }),
  response: z.object({ lines: z.array(ledgerLine), hasMore: z.boolean() }),
});
export type LedgerLine = z.infer<typeof ledgerLine>;
export type LedgerPage = ResponseOf<typeof tokensLedger>;
