import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';
import { id, text } from './text.ts';

/** Where an event happened: on the main domain, or anywhere else. */
export const eventVariants = ['production', 'test'] as const;
export type EventVariant = (typeof eventVariants)[number];

export const systemLabels = ['android', 'chromeos', 'ios', 'linux', 'mac', 'windows', 'others'] as const;
export const kernelLabels = ['blink', 'gecko', 'webkit', 'others'] as const;
export const deviceFamilies = ['android', 'ipad', 'iphone', 'windows', 'mac', 'others'] as const;

export const EVENT_NAME_MAX = 64;
export const EXT_DATA_MAX = 2000;
const EXT_VALUE_MAX = 200;
const EXT_KEYS_MAX = 25;
/** Minutes: from UTC+14 to UTC−12, as `getTimezoneOffset` has them. */
const OFFSET = { min: -840, max: 720 } as const;

const label = <const Labels extends readonly string[]>(labels: Labels) => z.enum(labels, { error: 'unknown' });

/** Words in lower case joined by `_`, two at least: a prefix, and what happened. */
export const eventName = z
  .string({ error: 'notText' })
  .check(
    z.maxLength(EVENT_NAME_MAX, { error: 'tooLong' }),
    z.regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/, { error: 'notAName' }),
  );

/** bech32 with a brand's prefix, then hours from UTC: what machines/clientId finds. */
export const clientId = z
  .string({ error: 'notText' })
  .check(z.regex(/^[a-z]{1,16}1[02-9ac-hj-np-z]{7,100}(?:-?\d{1,2}(?:\.\d{1,2})?)?$/, { error: 'notAnId' }));

/** What `_ga` and `_gid` hold. */
export const analyticsCookie = z
  .string({ error: 'notText' })
  .check(z.regex(/^GA\d{1,2}\.[\w.-]{1,80}$/, { error: 'notACookie' }));

const scalar = z.union([text({ max: EXT_VALUE_MAX }), z.number(), z.boolean(), z.null()]);
const named = <Value extends z.ZodMiniType>(value: Value) =>
  z
    .record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)), value)
    .check(z.refine((given) => Object.keys(given).length <= EXT_KEYS_MAX, { error: 'tooMany' }));
const flat = named(scalar);

/** JSON of an object: scalars, lists of them or of flat objects, and flat objects. */
const extData = z.pipe(
  z.pipe(
    text({ max: EXT_DATA_MAX }),
    z.transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', message: 'notJson', input: value });
        return z.NEVER;
      }
    }),
  ),
  named(z.union([scalar, flat, z.array(z.union([scalar, flat])).check(z.maxLength(EXT_KEYS_MAX))])),
);

const isoTime = z.pipe(
  z.string({ error: 'notText' }).check(
    z.regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/, { error: 'notATime', abort: true }),
    z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'notATime' }),
  ),
  z.transform((value) => Date.parse(value)),
);

const timezoneOffset = z.pipe(
  z.pipe(
    z.string({ error: 'notANumber' }).check(z.regex(/^(?:0|-?[1-9]\d{0,2})$/, { error: 'notANumber' })),
    z.transform(Number),
  ),
  z.int().check(z.minimum(OFFSET.min, { error: 'tooSmall' }), z.maximum(OFFSET.max, { error: 'tooLarge' })),
);

/** What an event tells; what has no value is left out. */
const eventPayload = z.strictObject({
  event: eventName,
  source: z.literal('main', { error: 'unknown' }),
  /** Of the client, ISO 8601 in UTC with milliseconds. */
  time: isoTime,
  /** Minutes from local time to UTC: −120 is UTC+2. */
  timezoneOffset: z.optional(timezoneOffset),
  os: z.optional(label(systemLabels)),
  kernel: z.optional(label(kernelLabels)),
  device: z.optional(label(deviceFamilies)),
  /** Width and height of the screen in CSS pixels, such as `1920*1080`. */
  screen: z.optional(
    z.string({ error: 'notText' }).check(z.regex(/^[1-9]\d{0,4}\*[1-9]\d{0,4}$/, { error: 'notASize' })),
  ),
  clientId: z.optional(clientId),
  ga: z.optional(analyticsCookie),
  gid: z.optional(analyticsCookie),
  /** Whom the page takes to be signed in. Somebody else than the session's: 1001. */
  uid: z.optional(id),
  extData: z.optional(extData),
});
/** As the query has it. */
export type EventQuery = z.input<typeof eventPayload>;
export type EventPayload = z.output<typeof eventPayload>;

/**
 * Tells of an event that happened on the main domain. Answered by an image of one transparent pixel, also where nothing
 * is stored because the browser asks by `Sec-GPC` or `DNT` not to be followed. A time more than a day off: 1001.
 */
export const eventTrack = defineCall({
  method: 'GET',
  path: '/api/event/track',
  encoding: 'query',
  access: 'public',
  request: eventPayload,
  response: z.never(),
});

/** The same for every other host. */
export const eventTest = defineCall({ ...eventTrack, path: '/api/event/test' });

/** How often each event happened on each of the last 30 days (UTC). For operators; 1004 for everybody else. */
export const eventCounts = defineCall({
  method: 'GET',
  path: '/api/event/counts',
  encoding: 'query',
  access: 'signedIn',
  request: z.strictObject({ variant: label(eventVariants) }),
  response: z.object({
    /** `2026-03-09`, the first one first. */
    days: z.array(z.string()),
    /** The most frequent ones, with a count for each day. */
    events: z.array(z.object({ event: z.string(), counts: z.array(z.int()) })),
  }),
});
export type EventCounts = ResponseOf<typeof eventCounts>;
