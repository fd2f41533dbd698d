import * as z from 'zod/mini';
import { age, email, name, passwordDigest, pronoun } from './account.ts';
import { defineCall, type ResponseOf } from './call.ts';
import { setupErrNos } from './errNo.ts';
import { amount, currency, tokenCount } from './money.ts';
import { orderStatus } from './order.ts';
import { id, nothing, time } from './text.ts';
import { transferKind } from './tokens.ts';

export const DEFAULT_MAX_SUBSCRIPTION_DISCOUNT = '70%';

export const user = z.object({
  uid: id,
  email: z.string(),
  /** Whether there is a password: not for those who only ever came by a third party. */
  hasPassword: z.boolean(),
  /** `null` until setup. */
  name: z.nullable(z.string()),
  pronoun: z.nullable(z.string()),
  /** Name of the running subscription; `null` without one. */
  plan: z.nullable(z.string()),
  tokens: z._default(z.int(), 0),
  maxSubscriptionDiscount: z._default(z.string(), DEFAULT_MAX_SUBSCRIPTION_DISCOUNT),
  serviceCosts: z.array(z.object({ service: z.string(), cost: z.int() })),
});
export type User = z.infer<typeof user>;

/** The person's own account; an empty object when signed out. 3001 to 3004 tell what setup still needs. */
export const userDetail = defineCall({
  method: 'GET',
  path: '/api/user/detail',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.union([user, nothing]),
  notices: setupErrNos,
});

/** Sets what is given. Answers like `userDetail`. An age that is set already: 1003. */
export const userUpdate = defineCall({
  method: 'POST',
  path: '/api/user/update',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({
    name: z.optional(name),
    pronoun: z.optional(pronoun),
    age: z.optional(age),
  }),
  response: user,
  notices: setupErrNos,
  needsIdempotencyKey: true,
});
export type AccountChange = z.input<typeof userUpdate.request>;

/**
 * Deletes the account with everything in it, and ends its sessions. `email` is the account's own, `password` is needed
 * where there is one: else 2001.
 */
export const userDelete = defineCall({
  method: 'POST',
  path: '/api/user/delete',
  encoding: 'json',
  access: 'signedIn',
  request: z.strictObject({ email, password: z.optional(passwordDigest) }),
  response: nothing,
  needsIdempotencyKey: true,
});

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
      ref: z.nullable(z.string()),
      createTime: time,
    }),
    /** Third-party sign-ins that are joined with the account. */
    identities: z.array(z.object({ issuer: z.string(), subject: z.string(), email: z.string(), createTime: time })),
    /** Live sessions, without their tokens. */
    sessions: z.array(z.object({ createTime: time, expireTime: time })),
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
    /** Every line of the ledger, the first one first. */
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
            /** What the person told operators of it. */
            report: z.nullable(z.object({ reason: z.string(), content: z.string(), createTime: time })),
          }),
        ),
      }),
    ),
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
