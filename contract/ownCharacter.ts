import * as z from 'zod/mini';
import { appearance } from './appearance.ts';
import { defineCall, type ResponseOf } from './call.ts';
import { CARD_TEXT_MAX } from './card.ts';
import { characterSummary, origin, visibility } from './character.ts';
import { lorebook } from './lorebook.ts';
import { id, nothing, text, time } from './text.ts';
import {
  CHARACTER_LIMITS,
  voice,
  refusal,
  characterDraft,
  helpedField,
  temperament,
  part,
  quickDraft,
} from './characterDraft.ts';

/**
 * Where the making of a character is. `queued`, `moderating` and `painting` go on by themselves; `ready` can be talked to; `refused` by the
 * content rules, for good; `failed` for a reason on our side, can be retried; `blocked` after a report, when it was ready: nobody can talk to it.
 * Nothing is spent but for `ready`.
 */
export const creationStatus = z.enum(['queued', 'moderating', 'painting', 'ready', 'refused', 'failed', 'blocked']);
export type CreationStatus = z.infer<typeof creationStatus>;

/** Whether the catalogue may show it: `none` unless it is public. */
export const review = z.enum(['none', 'pending', 'approved', 'refused']);

/** What the guided making offers: the vocabulary of looks, voices, tags that others use, and what it costs in tokens. */
export const characterOptions = defineCall({
  method: 'GET',
  path: '/api/character/options',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    /** Values of each field of `appearance`, in the order to show them. */
    appearance: z.record(z.string(), z.array(z.string())),
    voices: z.array(voice),
    tags: z.array(z.string()),
    cost: z.int(),
  }),
});
export type CharacterOptions = ResponseOf<typeof characterOptions>;

/** What the short making offers, and what it costs in tokens. */
export const characterQuickOptions = defineCall({
  method: 'GET',
  path: '/api/character/quick-options',
  encoding: 'query',
  access: 'public',
  request: nothing,
  response: z.object({
    looks: z.array(z.object({ lookId: z.string(), appearance })),
    temperaments: z.array(temperament),
    parts: z.array(part),
    cost: z.int(),
  }),
});
export type CharacterQuickOptions = ResponseOf<typeof characterQuickOptions>;

/**
 * A small painted portrait of looks: the picture itself as webp, without envelope, 2:3 and `PREVIEW_WIDTH` wide. `appearance` is JSON.
 * The same looks give the same picture. Too many at once: 1006.
 */
export const characterPreview = defineCall({
  method: 'GET',
  path: '/api/character/preview',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({ appearance: text({ max: 2000 }) }),
  response: nothing,
});
/** In pixels. */
export const PREVIEW_WIDTH = 384;

/** How far the making of a character is. */
const creation = z.object({
  characterId: id,
  status: creationStatus,
  /** Characters that come first while it is `queued`; 0 when it is next. */
  place: z.int(),
  /** In per cent; 100 when `ready`. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  /** Why it is `refused`. */
  refusal: z.nullable(refusal),
});
export type Creation = z.infer<typeof creation>;

/** Begins to make a character and sets its tokens aside: 3101 without enough of them. Once an intent. */
export const ugcCreate = defineCall({
  method: 'POST',
  path: '/api/character/ugc/create',
  encoding: 'json',
  access: 'ready',
  request: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('guided'), draft: characterDraft }),
    z.strictObject({ kind: z.literal('quick'), draft: quickDraft }),
  ]),
  response: creation,
  needsIdempotencyKey: true,
});

/** How far the making of one's own character is. Another's: 1003; none: 1004. */
export const ugcStatus = defineCall({
  method: 'GET',
  path: '/api/character/ugc/status',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: creation,
});

/** Tries again what is `failed`, for tokens that are set aside anew. Of another status: 1005. */
export const ugcRetry = defineCall({
  method: 'POST',
  path: '/api/character/ugc/retry',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: creation,
  needsIdempotencyKey: true,
});

/** Everything of one's own character, to edit it. `appearance` is null where a card brought the picture. */
export const ugcDetail = defineCall({
  method: 'GET',
  path: '/api/character/ugc/detail',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: z.object({
    characterId: id,
    /** As it is stored: what was written under other rules can be seen and mended too. */
    draft: z.extend(characterDraft, {
      name: z.string(),
      tagline: z.string(),
      description: z.string(),
      personality: z.string(),
      scenario: z.string(),
      greeting: z.string(),
      alternateGreetings: z.array(z.string()),
      exampleDialogue: z.string(),
      tags: z.array(z.string()),
      appearance: z.nullable(appearance),
      /** No earlier server told of these. */
      systemPrompt: z._default(z.string(), ''),
      postHistoryInstructions: z._default(z.string(), ''),
      lorebook: z._default(z.nullable(lorebook), null),
    }),
    /** For whoever uses the card; no model ever sees them. */
    creatorNotes: z.string(),
  }),
});
export type UgcDetail = ResponseOf<typeof ugcDetail>;

const cardText = text({ max: CARD_TEXT_MAX });
const cardGreeting = text({ min: 1, max: CARD_TEXT_MAX });

/** What of one's own character can be changed. Looks are not among it. */
export const editedCharacter = z.extend(z.omit(characterDraft, { appearance: true }), {
  description: cardText,
  personality: cardText,
  scenario: cardText,
  greeting: cardGreeting,
  alternateGreetings: z
    .array(cardGreeting)
    .check(z.maxLength(CHARACTER_LIMITS.alternateGreetings, { error: 'tooLong' })),
  exampleDialogue: cardText,
  /** What models are told in place of Liora's instructions of style; `{{original}}` stands for those. */
  systemPrompt: cardText,
  /** What models are told right before each answer. */
  postHistoryInstructions: cardText,
  lorebook: z.nullable(lorebook),
});

/** Changes of one's own character: what is left out stays. */
export const characterChange = z.partial(editedCharacter);
export type CharacterChange = z.infer<typeof characterChange>;

/** One's own character as a list shows it. */
export const ownCharacter = z.extend(characterSummary, {
  status: creationStatus,
  refusal: z.nullable(refusal),
  visibility,
  review,
  /** What an operator wrote about a review that is refused. */
  reviewReason: z.optional(z.string()),
  /** The review waits until somebody can look at the picture that came with its card: nobody does on this server. */
  isPictureUnseen: z.optional(z.boolean()),
  /** The review waits for an operator, whom this server has not: nothing says an age, or the texts hint at youth. */
  isAgeUnsure: z.optional(z.boolean()),
  createTime: time,
});
export type OwnCharacter = z.infer<typeof ownCharacter>;

/**
 * Changes one's own character. What the content rules refuse changes nothing: 1008 with the field. A character whose card would have more than
 * `CARD_TEXT_MAX` bytes: 1001 with `textTooLarge` for the longest of what is changed. Going public begins a review.
 */
export const ugcUpdate = defineCall({
  method: 'POST',
  path: '/api/character/ugc/update',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id, change: characterChange }),
  response: ownCharacter,
  needsIdempotencyKey: true,
});

/** Deletes one's own character. Conversations with it stay to be read, by whomever they are. Another's: 1003. */
export const ugcDelete = defineCall({
  method: 'POST',
  path: '/api/character/ugc/delete',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({ characterId: id }),
  response: nothing,
  needsIdempotencyKey: true,
});

/** Writes one field of a draft from what is there already, through the chat provider. Free, but limited: 1006. Once an intent. */
export const ugcDescribe = defineCall({
  method: 'POST',
  path: '/api/character/ugc/describe',
  encoding: 'json',
  access: 'ready',
  request: z.strictObject({
    field: helpedField,
    draft: z.omit(z.partial(characterDraft), { visibility: true, voice: true }),
  }),
  response: z.object({ text: z.string() }),
  needsIdempotencyKey: true,
});

/** `pgc`: all that Liora brought; `ugc`: one's own, those under way and refused too, the newest first; signed out: 1002. */
export const characterList = defineCall({
  method: 'GET',
  path: '/api/character/list',
  encoding: 'query',
  access: 'public',
  request: z.strictObject({ origin }),
  response: z.object({ characters: z.array(ownCharacter) }),
});

/**
 * Downloads a character as a card: PNG with V2 and V3, the V3 JSON, or .charx. The file itself, without envelope. Own ones and listed ones. What a
 * card came with comes out again: its whole picture in PNG and .charx, other pictures and sounds in .charx, and in PNG where it was one. JSON
 * holds none of them.
 */
export const characterExport = defineCall({
  method: 'GET',
  path: '/api/character/export',
  encoding: 'query',
  access: 'ready',
  request: z.strictObject({ characterId: id, format: z._default(z.enum(['png', 'json', 'charx']), 'png') }),
  response: nothing,
});
