import * as z from 'zod/mini';
import { pictureChoice } from './account.ts';
import { defineCall } from './call.ts';
import { help } from './care.ts';
import { answerPicture, pictureFrame } from './picture.ts';
import { count, id, line, time } from './text.ts';

export const MESSAGE_MAX = 4000;
/** The highest ordinal of a greeting: more than any character has. */
const GREETING_MAX = 1000;
export const HISTORY_PAGE_SIZE = 50;
/** For going a long way back at once. */
export const HISTORY_PAGE_MAX = 500;

/**
 * - `generating`: the answer is being written.
 * - `done`: complete.
 * - `stopped`: the person stopped it; the text so far is kept.
 * - `interrupted`: the server went away in the middle; the text so far is kept.
 * - `failed`: the provider failed; the text so far is kept.
 */
export const messageStatus = z.enum(['generating', 'done', 'stopped', 'interrupted', 'failed']);

/**
 * Why the model gave no whole answer. `refused` is by its content rules, `rateLimited` by how much it takes, `serverError` a fault of its own;
 * `badAnswer` could not be read, `empty` holds no words.
 */
const failureReason = z.enum([
  'unreachable',
  'timedOut',
  'rateLimited',
  'refused',
  'brokenOff',
  'serverError',
  'badAnswer',
  'empty',
]);

const answerFailure = z.object({
  reason: failureReason,
  /** Whole seconds from now before which asking again is in vain, where the model said so; else left out. */
  retryAfter: z.optional(z.int().check(z.positive())),
});
export type AnswerFailure = z.infer<typeof answerFailure>;

/** Who said it. */
export const role = z.enum(['user', 'companion']);

/** Text, status, like, feedback and picture are those of the chosen alternative. */
export const message = z.object({
  msgId: id,
  role,
  text: z.string(),
  status: messageStatus,
  /** Unique and rising within a conversation. */
  createTime: time,
  /** Ordinal of the alternative that counts, from 0. */
  chosen: z.int().check(z.nonnegative()),
  /** How many alternatives there are; their ordinals have no gap. */
  alternatives: z.int().check(z.positive()),
  liked: z.boolean(),
  hasFeedback: z.boolean(),
  /** Key of the picture that comes with it, for `imageUrl`. */
  image: z.nullable(z.string()),
  /** Of that picture; left out of one that is not among the person's own. */
  frame: z.optional(pictureFrame),
  /** The picture that is to come with an answer while that is `generating`; after it has `failed`, why none came. Else left out. */
  picture: z.optional(answerPicture),
  /** Of an answer that `failed` for the model's part, or that the model did not go on with; else left out. */
  failure: z.optional(answerFailure),
  /** Of an answer that was cut at its length, so that `chatContinue` can go on with it; else left out. */
  isCut: z.optional(z.boolean()),
  /** What the model thought before this answer, where the person wants to see it; else left out. */
  reasoning: z.optional(z.string()),
  /** It was blocked after a report: it says nothing any more. Else left out. */
  isTakenBack: z.optional(z.boolean()),
  /** With what the person said within the last day, where that tells of need; else left out. */
  help: z.optional(help),
});
export type Message = z.infer<typeof message>;

/** Messages before `endTime` (all, when left out), oldest first. A conversation that has not begun is empty. */
export const chatHistory = defineCall({
  method: 'GET',
  path: '/api/chat/history',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({
    characterId: id,
    endTime: z.optional(count({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    pageSize: z._default(count({ min: 1, max: HISTORY_PAGE_MAX }), HISTORY_PAGE_SIZE),
  }),
  response: z.object({
    messages: z.array(message),
    hasMore: z.boolean(),
    /** Everything up to here was read, see `conversationRead`; 0 when nothing was. */
    readTime: time,
    /** The built-in demo companion answers, which the interface says. */
    isDemo: z.boolean(),
    /** With what the person said above these messages within the last day, where that tells of need; else left out. */
    help: z.optional(help),
  }),
});

export const speechText = line({ max: MESSAGE_MAX });
/** Which of the character's `greetings` a conversation begins with: the usual one where it is left out, or is not there any more. */
export const greetingOrdinal = count({ min: 0, max: GREETING_MAX });

/** Everything that the call stored, oldest first: the greeting when it is the first message, the person's message, the answer. */
export const exchange = z.object({ messages: z.array(message) });

/**
 * Says `speechText` to the character. The message is stored before the answer begins. The same `Idempotency-Key`
 * gives the same exchange; the same key with anything else 1005. With `Accept: text/event-stream` the answer is a stream of `chatEvent`s.
 * Too few tokens: 3101. With `picture` the answer brings a picture of the character, which needs a plan: 3100. It is a task
 * as others are, which waits for its turn; with too many of them under way: 1006. With `ifSaid` it brings one where the words ask for it, the
 * person has a plan and the tokens, and chose so: while nothing was chosen, 1017, and nothing is stored. `pictureChoice` is what is chosen for
 * good.
 */
export const chatCompletion = defineCall({
  method: 'POST',
  path: '/api/chat/completion',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({
    characterId: id,
    speechText,
    picture: z._default(z.union([z.boolean(), z.literal('ifSaid')]), false),
    pictureChoice: z.optional(pictureChoice),
    greeting: z.optional(greetingOrdinal),
  }),
  response: exchange,
  needsIdempotencyKey: true,
  streams: true,
});

export type CompletionRequest = z.input<typeof chatCompletion.request>;

/**
 * Writes the last answer anew, as another alternative, which becomes the chosen one; where the last message is the person's, for its answer was
 * deleted, has that answered. Answers like `chatCompletion`.
 */
export const chatRegenerate = defineCall({
  method: 'POST',
  path: '/api/chat/regenerate',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, msgId: id, createTime: time }),
  response: exchange,
  needsIdempotencyKey: true,
  streams: true,
});

/**
 * Says the person's last message in other words, and has the answer to it written anew, as another alternative, which becomes
 * the chosen one. Answers like `chatCompletion`, with the message and its answer. Another message than the last one of the person: 1005.
 */
export const chatEdit = defineCall({
  method: 'POST',
  path: '/api/chat/edit',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, msgId: id, createTime: time, speechText }),
  response: exchange,
  needsIdempotencyKey: true,
  streams: true,
});

/**
 * Goes on with the last answer where it was cut at its length; it stays the same alternative. Its last word is written anew, for it may be
 * half a word. Answers like `chatCompletion`. One that is whole: 1005. What does not come costs nothing, and the answer stays as it is.
 */
export const chatContinue = defineCall({
  method: 'POST',
  path: '/api/chat/continue',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, msgId: id, createTime: time }),
  response: exchange,
  needsIdempotencyKey: true,
  streams: true,
});

/**
 * Whether somebody who is about to say `speechText` is in need. Asked for what waits while an answer is written, which a need does not wait
 * for. Nothing of it is kept; what is said is judged by itself when it is said.
 */
export const chatNeed = defineCall({
  method: 'POST',
  path: '/api/chat/need',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, speechText }),
  response: z.object({ isInNeed: z.boolean() }),
});

/** Stops an answer, at the provider too; one that has ended already stays as it is. */
export const chatStop = defineCall({
  method: 'POST',
  path: '/api/chat/stop',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ msgId: id }),
  response: z.object({ message }),
});

/** Takes up the stream of an answer after sequence number `after`. */
export const chatStream = defineCall({
  method: 'GET',
  path: '/api/chat/stream',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({
    msgId: id,
    after: z._default(count({ min: 0, max: Number.MAX_SAFE_INTEGER }), 0),
  }),
  response: exchange,
  streams: true,
});

/**
 * Events of a stream: `event` is the name, `id` the sequence number, `data` JSON. The sequence number is the length of the
 * answer so far in UTF-16 code units, so that a stream can be taken up again from the stored text alone. `picture` tells how far the picture
 * of the answer is, with each change and a few times a minute; the text has begun by then.
 */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('start'), seq: z.int(), data: exchange }),
  z.object({ event: z.literal('delta'), seq: z.int(), data: z.object({ msgId: id, text: z.string() }) }),
  z.object({
    event: z.literal('picture'),
    seq: z.int(),
    data: z.object({ msgId: id, picture: answerPicture }),
  }),
  z.object({ event: z.literal('done'), seq: z.int(), data: z.object({ message }) }),
  z.object({ event: z.literal('failed'), seq: z.int(), data: z.object({ message, errNo: z.int() }) }),
  z.object({ event: z.literal('interrupted'), seq: z.int(), data: z.object({ message }) }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
