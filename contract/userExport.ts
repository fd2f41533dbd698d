import * as z from 'zod/mini';
import { pictureChoice } from './account.ts';
import { defineCall, type ResponseOf } from './call.ts';
import { amount, currency, tokenCount } from './money.ts';
import { orderStatus } from './order.ts';
import { block, ownReport } from './report.ts';
import { id, nothing, time } from './text.ts';
import { transferKind } from './tokens.ts';

const exportedMessage = z.object({
  msgId: id,
  role: z.enum(['user', 'companion']),
  createTime: time,
  /** Ordinal of the alternative that counts, in `alternatives`. */
  chosen: z.int(),
  alternatives: z.array(
    z.object({
      ordinal: z.int(),
      text: z.string(),
      status: z.string(),
      liked: z.boolean(),
      feedback: z.nullable(z.object({ tags: z.array(z.string()), content: z.string() })),
      /** Key of the picture that came with it. */
      image: z.nullable(z.string()),
    }),
  ),
});

/** Everything that Liora keeps about the person, for taking along. Times in milliseconds since 1970. */
export const userExport = defineCall({
  method: 'GET',
  path: '/api/user/export',
  encoding: 'query',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    format: z.literal('liora.export.v1'),
    exportTime: time,
    account: z.object({
      uid: id,
      email: z.string(),
      name: z.nullable(z.string()),
      pronoun: z.nullable(z.string()),
      age: z.nullable(z.int()),
      country: z.nullable(z.string()),
      ref: z.nullable(z.string()),
      pictureChoice: z.optional(pictureChoice),
      showsReasoning: z.optional(z.boolean()),
      createTime: time,
    }),
    /** Third-party sign-ins that are joined with the account. */
    identities: z.array(z.object({ issuer: z.string(), subject: z.string(), email: z.string(), createTime: time })),
    /** Live sessions, without their tokens. */
    sessions: z.array(
      z.object({
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        createTime: time,
        lastUseTime: time,
        expireTime: time,
      }),
    ),
    /** A change of the e-mail that waits for both addresses; null without one. `email` is what it is to become. */
    emailChange: z.nullable(
      z.object({
        email: z.string(),
        isOldConfirmed: z.boolean(),
        isNewConfirmed: z.boolean(),
        createTime: time,
        expireTime: time,
      }),
    ),
    /** For how long the person has talked with companions since they were reminded of it last; null where nothing was counted. */
    use: z.nullable(
      z.object({
        /** Milliseconds. */
        used: z.int(),
        /** When a conversation was on view last. */
        beatTime: z.nullable(time),
        /** The last day at whose start the person was reminded, in days since 1970-01-01 UTC. */
        startDay: z.nullable(z.int()),
        isStartDue: z.boolean(),
        /** How many reminders the person has acknowledged. */
        acknowledged: z.int(),
      }),
    ),
    /** The payment provider's name for the person. */
    customerId: z.nullable(z.string()),
    orders: z.array(
      z.object({
        orderId: id,
        kind: z.string(),
        productId: z.string(),
        tokens: tokenCount,
        amount,
        currency,
        status: orderStatus,
        createTime: time,
        payTime: z.nullable(time),
      }),
    ),
    /** What was paid for them, and how much of it went back; with the payment provider's names of payment, subscription and refund. */
    payments: z.array(
      z.object({
        orderId: id,
        paymentId: z.nullable(z.string()),
        subscriptionId: z.nullable(z.string()),
        amount,
        amountReturned: amount,
        currency,
        payTime: time,
        refundId: z.nullable(z.string()),
      }),
    ),
    /** Also those that have ended. `amount` is what a period costs. */
    subscriptions: z.array(
      z.object({
        subscriptionId: z.string(),
        planId: z.string(),
        nextPlanId: z.nullable(z.string()),
        name: z.string(),
        months: z.int(),
        amount,
        currency,
        status: z.enum(['active', 'pastDue', 'ended']),
        isEnding: z.boolean(),
        periodStart: time,
        periodEnd: time,
        createTime: time,
      }),
    ),
    /** Every transfer of the ledger, the first one first: what was set aside, and what became of that, are two. */
    ledger: z.array(
      z.object({ seq: z.int(), kind: transferKind, change: z.int(), tokens: tokenCount, createTime: time }),
    ),
    /** Those that the person made or brought, the first one first. */
    characters: z.array(
      z.object({
        characterId: id,
        createTime: time,
        status: z.string(),
        visibility: z.string(),
        review: z.string(),
        name: z.string(),
        age: z.int(),
        tagline: z.string(),
        description: z.string(),
        personality: z.string(),
        scenario: z.string(),
        greeting: z.string(),
        alternateGreetings: z.array(z.string()),
        exampleDialogue: z.string(),
        systemPrompt: z.string(),
        postHistoryInstructions: z.string(),
        creatorNotes: z.string(),
        tags: z.array(z.string()),
        lorebook: z.unknown(),
        appearance: z.unknown(),
        voice: z.nullable(z.string()),
        /** Key of the picture. */
        portrait: z.string(),
        /** The card it came from, JSON text. */
        card: z.nullable(z.string()),
      }),
    ),
    /** What pictures were asked for, the first one first, with those that there are. */
    pictureTasks: z.array(
      z.object({
        taskId: id,
        createTime: time,
        status: z.string(),
        /** Whether they came with an answer. */
        isFromChat: z.boolean(),
        wish: z.record(z.string(), z.unknown()),
        pictures: z.array(
          z.object({
            pictureId: id,
            characterName: z.string(),
            /** Key of the picture. */
            image: z.string(),
            createTime: time,
          }),
        ),
      }),
    ),
    /** What the person told operators of, the latest first. */
    reports: z.array(ownReport),
    /** What was blocked of the person's own after a report, with their appeals; the latest first. */
    blocks: z.array(block),
    /** What was noted of what the person did, the first one first. */
    events: z.array(
      z.object({
        event: z.string(),
        variant: z.string(),
        createTime: time,
        clientTime: time,
        timezoneOffset: z.nullable(z.int()),
        clientId: z.nullable(z.string()),
        os: z.nullable(z.string()),
        kernel: z.nullable(z.string()),
        device: z.nullable(z.string()),
        screen: z.nullable(z.string()),
        ga: z.nullable(z.string()),
        gid: z.nullable(z.string()),
        extData: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
    conversations: z.array(
      z.object({ characterId: id, characterName: z.string(), messages: z.array(exportedMessage) }),
    ),
  }),
});
export type UserExport = ResponseOf<typeof userExport>;
