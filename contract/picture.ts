import * as z from 'zod/mini';
import { expression, setting } from './appearance.ts';
import { defineCall, type ResponseOf } from './call.ts';
import { characterSummary } from './character.ts';
import { refusal } from './characterDraft.ts';
import { count, id, nothing, text, time } from './text.ts';

export const PICTURE_ASPECTS = ['2:3', '1:1', '3:2'] as const;
export const pictureAspect = z.enum(PICTURE_ASPECTS);
export type PictureAspect = z.infer<typeof pictureAspect>;

/** Pixels of a picture as it is made and kept. */
export const PICTURE_SIZES: Record<PictureAspect, { readonly width: number; readonly height: number }> = {
  '2:3': { width: 768, height: 1152 },
  '1:1': { width: 1024, height: 1024 },
  '3:2': { width: 1152, height: 768 },
};

/** How a picture is toned; every provider can do each of them. */
export const PICTURE_STYLES = ['natural', 'cinematic', 'pastel', 'vintage', 'noir'] as const;
export const pictureStyle = z.enum(PICTURE_STYLES);
export type PictureStyle = z.infer<typeof pictureStyle>;

export const PICTURE_PROMPT_MAX = 2000;
/** Pictures that one task makes at most. */
export const PICTURE_COUNT_MAX = 4;
/** Tasks that one person has under way at most. */
export const PICTURE_TASKS_MAX = 8;

/** What is to be on pictures. */
export const pictureWish = z.strictObject({
  /** Whom they show; `null` for an adult who is made up. */
  characterId: z.nullable(id),
  /** May be empty. What it says goes before the options. Long ones: 1001 with `tooLong`. */
  prompt: text({ max: PICTURE_PROMPT_MAX }),
  style: pictureStyle,
  /** `null` leaves it as the character has it. */
  mood: z.nullable(expression),
  /** `null` leaves it as the character has it. */
  setting: z.nullable(setting),
  aspect: pictureAspect,
  count: z
    .int({ error: 'notANumber' })
    .check(z.minimum(1, { error: 'tooSmall' }), z.maximum(PICTURE_COUNT_MAX, { error: 'tooLarge' })),
});
export type PictureWish = z.infer<typeof pictureWish>;

/**
 * Where a task is. `queued`, `moderating` and `making` go on by themselves; `ready` has all its pictures; `refused` by the content rules or
 * by whoever makes pictures, for good; `failed` for a reason on our side, can be retried; `cancelled` by the person. Only `ready` costs.
 */
export const PICTURE_STATUSES = ['queued', 'moderating', 'making', 'ready', 'refused', 'failed', 'cancelled'] as const;
export const pictureStatus = z.enum(PICTURE_STATUSES);
export type PictureStatus = z.infer<typeof pictureStatus>;

/** Why a task failed: nobody answers, it takes too long, too much is asked of whoever makes pictures, or what came was no picture. */
export const pictureFailure = z.enum(['unreachable', 'timedOut', 'busy', 'badAnswer', 'noSpace', 'interrupted']);
export type PictureFailure = z.infer<typeof pictureFailure>;

/** A picture that was made. Only whoever asked for it can load it, for as long as they are signed in. */
export const picture = z.object({
  pictureId: id,
  taskId: id,
  characterId: z.nullable(id),
  /** Of the character when the picture was made; empty without one. */
  characterName: z.string(),
  /** Key of the picture, for `imageUrl`. */
  image: z.string(),
  /** 16 px wide, as a `data:` address: to be shown, blurred, until the picture is there. */
  placeholder: z.string(),
  prompt: z.string(),
  style: pictureStyle,
  mood: z.nullable(expression),
  setting: z.nullable(setting),
  aspect: pictureAspect,
  /** Whether it was asked for in a conversation. */
  isFromChat: z.boolean(),
  createTime: time,
});
export type Picture = z.infer<typeof picture>;

/** What a picture is shown in until it is there. */
export const pictureFrame = z.pick(picture, { aspect: true, placeholder: true });
export type PictureFrame = z.infer<typeof pictureFrame>;

export const pictureTask = z.object({
  taskId: id,
  wish: pictureWish,
  status: pictureStatus,
  /** Tasks that come first while it is `queued`; 0 when it is next. */
  place: z.int(),
  /** Whole per cent of all its pictures; 100 when `ready`. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** Why it is `refused`. */
  refusal: z.nullable(refusal),
  /** Why it is `failed`. */
  failure: z.nullable(pictureFailure),
  /** In tokens, for all its pictures. */
  cost: z.int(),
  /** Those of a task that is `ready`; less those that were deleted. */
  pictures: z.array(picture),
  /** It comes with an answer, which pays for it; left out where it does not. */
  isFromChat: z.optional(z.boolean()),
  createTime: time,
});
export type PictureTask = z.infer<typeof pictureTask>;

/** How far the picture is that comes with an answer, or why it does not come. */
export const answerPicture = z.pick(pictureTask, {
  taskId: true,
  status: true,
  place: true,
  progress: true,
  refusal: true,
  failure: true,
});
export type AnswerPicture = z.infer<typeof answerPicture>;

/** How tasks stand, as one word for each: it changes with anything that a person sees of them. */
export const standOf = (tasks: readonly Pick<PictureTask, 'taskId' | 'status' | 'place' | 'progress'>[]): string =>
  tasks
    .map(({ taskId, status, place, progress }) => `${taskId}.${status}.${place}.${progress}`)
    .toSorted()
    .join(' ');

/** What making pictures offers. */
export const pictaskOptions = defineCall({
  method: 'GET',
  path: '/api/pictask/options',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    styles: z.array(pictureStyle),
    moods: z.array(expression),
    settings: z.array(setting),
    /** In tokens, for one picture. */
    cost: z.int(),
    /** Whether the embedded painter makes them, which knows some words only. */
    isDemo: z.boolean(),
  }),
});
export type PictureOptions = ResponseOf<typeof pictaskOptions>;

/**
 * Asks for pictures and sets their tokens aside: 3101 without enough of them. An unknown character: 1004; one that may not be seen: 1003; more than
 * `PICTURE_TASKS_MAX` under way: 1006; words that tell of a need: 1019 with `helpFirstData`, and nothing is stored. Once an intent.
 */
export const pictaskCreate = defineCall({
  method: 'POST',
  path: '/api/pictask/create',
  encoding: 'json',
  access: 'ready',
  request: pictureWish,
  response: pictureTask,
  needsIdempotencyKey: true,
});

/**
 * How far a task is. Another's: 1003; none: 1004. With `seen`, what `standOf` says of it and of one's other tasks under way, it answers once they stand
 * otherwise, or after a few seconds.
 */
export const pictaskDetail = defineCall({
  method: 'GET',
  path: '/api/pictask/detail',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ taskId: id, seen: z.optional(text({ max: 1000 })) }),
  response: pictureTask,
});

/** One's own tasks under way, and those of no answer that failed or were refused in the last day and not put away; the newest first. */
export const pictaskList = defineCall({
  method: 'GET',
  path: '/api/pictask/list',
  encoding: 'query',
  access: 'ready',
  request: nothing,
  response: z.object({ tasks: z.array(pictureTask) }),
});

/** Ends a task under way, also at whoever makes the pictures, and the answer that it comes with; tokens come back. One that has ended stays as it is. */
export const pictaskCancel = defineCall({
  method: 'POST',
  path: '/api/pictask/cancel',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ taskId: id }),
  response: pictureTask,
  needsIdempotencyKey: true,
});

/** Tries again what is `failed`, for tokens that are set aside anew. Of another status, or one that came with an answer: 1005. */
export const pictaskRetry = defineCall({
  method: 'POST',
  path: '/api/pictask/retry',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ taskId: id }),
  response: pictureTask,
  needsIdempotencyKey: true,
});

/** Puts a task away that is `failed`, `refused` or `cancelled`: it is listed no more. Of another status: 1005. */
export const pictaskDismiss = defineCall({
  method: 'POST',
  path: '/api/pictask/dismiss',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ taskId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});

/** Pictures of a page of the gallery. */
export const GALLERY_PAGE = 24;

/**
 * One's own pictures, the newest first: all, or those of a character. `cursor` is the `nextCursor` of the page before. With `until` the page is as
 * long as it has to be to end with that picture or after it; where that does not come after `cursor`, it is told
 * as `missingId`.
 */
export const pictaskGallery = defineCall({
  method: 'GET',
  path: '/api/pictask/gallery',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({
    characterId: z.optional(id),
    cursor: z.optional(text({ max: 200 })),
    limit: z._default(count({ min: 1, max: GALLERY_PAGE * 2 }), GALLERY_PAGE),
    until: z.optional(id),
  }),
  response: z.object({
    pictures: z.array(picture),
    nextCursor: z.nullable(z.string()),
    missingId: z.optional(id),
  }),
});

/** Characters that one has pictures of, with how many; whoever is on the newest picture comes first. */
export const pictaskGalleryCharacters = defineCall({
  method: 'GET',
  path: '/api/pictask/gallery/characters',
  encoding: 'query',
  access: 'ready',
  request: nothing,
  response: z.object({
    characters: z.array(z.object({ characterId: id, name: z.string(), portrait: z.string(), count: z.int() })),
    /** Of all pictures, those without a character too. */
    count: z.int(),
  }),
});
export type GalleryCharacter = ResponseOf<typeof pictaskGalleryCharacters>['characters'][number];

/** Characters to make pictures of: those that one talks to, then one's own, then the popular ones. Only such whose looks are known. */
export const pictaskCharacterRecommend = defineCall({
  method: 'GET',
  path: '/api/pictask/character/recommend',
  encoding: 'query',
  access: 'ready',
  request: nothing,
  response: z.object({ characters: z.array(characterSummary) }),
});

/** Deletes a picture of one's own for good, from the conversation as well where it came with a message. Another's: 1003; none: 1004. */
export const pictaskPictureDelete = defineCall({
  method: 'POST',
  path: '/api/pictask/picture/delete',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ pictureId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});

/** Downloads a picture as it is kept, with the metadata that says it was made by AI: the file itself, without envelope. */
export const pictaskPictureDownload = defineCall({
  method: 'GET',
  path: '/api/pictask/picture/download',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ pictureId: id }),
  response: nothing,
});

/** Shows a picture of one's own to a character: a message of mine in the conversation, which begins if need be. Nobody answers by itself; it is free. */
export const pictaskPictureShow = defineCall({
  method: 'POST',
  path: '/api/pictask/picture/show',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ pictureId: id, characterId: id }),
  response: z.object({ msgId: id }),
  needsIdempotencyKey: true,
});
