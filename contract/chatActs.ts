import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { help } from './care.ts';
import { characterSummary } from './character.ts';
import { message, role } from './chat.ts';
import { voice } from './characterDraft.ts';
import { count, id, line, nothing, text, time } from './text.ts';

/** Lets another alternative of an answer count: from now on the companion remembers that one. One that is being written: 1005. */
export const chatSelect = defineCall({
  method: 'POST',
  path: '/api/chat/select',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ msgId: id, ordinal: z.int().check(z.nonnegative()) }),
  response: z.object({ message }),
  needsIdempotencyKey: true,
});

/** Deletes a message with all its alternatives for good; the companion forgets it. One that is being written: 1005. */
export const chatDelete = defineCall({
  method: 'POST',
  path: '/api/chat/delete',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ msgId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});

/** Likes the chosen alternative of an answer, or takes that back. */
export const chatLiked = defineCall({
  method: 'POST',
  path: '/api/chat/liked',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ msgId: id, liked: z._default(z.boolean(), true) }),
  response: z.object({ message }),
  needsIdempotencyKey: true,
});

/** What can be wrong with an answer. */
export const FEEDBACK_TAGS = ['outOfCharacter', 'forgetful', 'repetitive', 'unwanted', 'wrongLength', 'other'] as const;
export const feedbackTag = z.enum(FEEDBACK_TAGS);
export type FeedbackTag = z.infer<typeof feedbackTag>;
export const FEEDBACK_MAX = 2000;
const feedbackContent = text({ max: FEEDBACK_MAX });
const feedbackTags = z.array(feedbackTag).check(z.maxLength(FEEDBACK_TAGS.length, { error: 'tooLong' }));

/** What a person says about an answer. */
export const feedback = z.strictObject({ tags: feedbackTags, content: feedbackContent });
export type Feedback = z.infer<typeof feedback>;

/** Tells what is wrong with the chosen alternative of an answer; what was told before is replaced. Neither tag nor content: 1001; too many: 1006. */
export const chatFeedback = defineCall({
  method: 'POST',
  path: '/api/chat/feedback',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ msgId: id, content: feedbackContent, tags: z._default(feedbackTags, []) }),
  response: z.object({ message, help: z.optional(help) }),
  needsIdempotencyKey: true,
});

/** The picture that came with a message, and what it shows. A message without one: 1004. */
export const chatImageDetail = defineCall({
  method: 'GET',
  path: '/api/chat/image-detail',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ msgId: id }),
  response: z.object({
    msgId: id,
    character: characterSummary,
    /** Key of the picture, for `imageUrl`. */
    image: z.string(),
    /** What the person asked for. */
    prompt: z.string(),
    createTime: time,
  }),
});

/**
 * Has a message read out. `text` is what is to be heard. `audio` is the address of the sound, or null when the browser is to speak
 * with a voice of its own, in the manner of `voice` where the character has one. With a speech provider the first time costs tokens: 3101; what the provider cannot do costs nothing: 1007.
 */
export const chatPlayAudio = defineCall({
  method: 'POST',
  path: '/api/chat/play-audio',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, msgId: id }),
  response: z.object({ text: z.string(), audio: z.nullable(z.string()), voice: z.optional(voice) }),
  needsIdempotencyKey: true,
});

/**
 * The sound of an alternative, at the address that `chatPlayAudio` gives: audio/mpeg without envelope, also in ranges. It is there once
 * `chatPlayAudio` has answered; without it 1004.
 */
export const chatAudio = defineCall({
  method: 'GET',
  path: '/api/chat/audio',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ msgId: id, ordinal: count({ min: 0, max: 2 ** 31 - 1 }) }),
  response: z.never(),
});

export const SEARCH_PAGE_SIZE = 20;
export const QUERY_MAX = 200;

/** A message that holds what was searched for. */
export const chatHit = z.object({
  character: characterSummary,
  msgId: id,
  role,
  createTime: time,
  /** The place of the message with the words in it, about 200 characters. */
  excerpt: z.string(),
});
export type ChatHit = z.infer<typeof chatHit>;

/**
 * The person's messages and answers that hold `query`, in any case, the latest first; of one character when `characterId` is given.
 * `cursor` is the `nextCursor` of the page before.
 */
export const chatSearch = defineCall({
  method: 'GET',
  path: '/api/chat/search',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({
    query: line({ max: QUERY_MAX }),
    characterId: z.optional(id),
    cursor: z.optional(text({ max: 200 })),
    pageSize: z._default(count({ min: 1, max: 100 }), SEARCH_PAGE_SIZE),
  }),
  response: z.object({ hits: z.array(chatHit), nextCursor: z.nullable(z.string()) }),
});
