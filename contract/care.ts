import * as z from 'zod/mini';
import type { Refusal } from './characterDraft.ts';

/**
 * What somebody needs help with, by what they say.
 *
 * - `selfHarm`: wants to die, or hurts themselves.
 * - `injury`: an overdose, a poisoning or a wound by their own hand, now.
 * - `eating`: starves, purges, or is in terror of food.
 * - `abuse`: violence, threats or control by somebody close.
 * - `sexualViolence`: was or is being assaulted or coerced.
 * - `harmToOthers`: means to hurt somebody, or is afraid to.
 * - `medical`: an emergency of the body.
 */
export const NEED_KINDS = [
  'selfHarm',
  'injury',
  'eating',
  'abuse',
  'sexualViolence',
  'harmToOthers',
  'medical',
] as const;
export const needKind = z.enum(NEED_KINDS);
export type NeedKind = z.infer<typeof needKind>;

/** `now`: a life may be in danger within hours. `near`: help is needed, but not within hours. */
export const urgency = z.enum(['now', 'near']);

/** The languages in which a need is heard, as BCP 47 tags. */
export const CARE_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export const careLanguage = z.enum(CARE_LANGUAGES);
export type CareLanguage = z.infer<typeof careLanguage>;

/** What a person's message was judged to need, once, before anything was done with it. */
export const need = z.object({
  kind: needKind,
  urgency,
  /** Who is in need: whoever writes, or somebody they fear for. */
  about: z.enum(['self', 'other']),
  language: careLanguage,
  /** ISO 3166-1 alpha-2 code of where the person lives by their account, or seems to be; null where nothing tells. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type Need = z.infer<typeof need>;

/**
 * What somebody under 18 has to do with a text.
 *
 * - `mentioned`: it speaks of them, as people do of their children.
 * - `self`: whoever says it is one of them, by their own words.
 * - `sexual`: they, or somebody in the role of one, are drawn into sex or are wooed.
 */
export type Minor = 'mentioned' | 'self' | 'sexual';

/** What a text was judged to hold that may not stand everywhere. */
export interface Content {
  readonly minor: Minor | null;
  /** It names somebody who lives. */
  readonly realPerson: boolean;
  /** Why it could stand in no character and be on no picture besides. */
  readonly forbidden: Exclude<Refusal, 'underAge' | 'realPerson'> | null;
  /** False where somebody who was to be asked could not say: what it allows is asked for once more. */
  readonly isWhole: boolean;
}

/** What a text that a person or a card brings was judged to be, once, before anything was done with it. */
export interface Judgement {
  readonly need: Need | null;
  readonly content: Content;
}

/** Where lines of all countries are found. */
export const FIND_A_HELP_LINE = 'https://findahelpline.com';

/** A line that people in need can call, write to, or read. Numbers are as they are dialled in the country. */
export const helpLine = z.object({
  name: z.string(),
  call: z.optional(z.string()),
  text: z.optional(z.string()),
  address: z.url(),
});
export type HelpLine = z.infer<typeof helpLine>;

/** What a screen shows to somebody in need. */
export const help = z.object({
  kind: needKind,
  urgency,
  /** The number for danger to life; null where the country is not known. */
  emergency: z.nullable(z.string()),
  lines: z.array(helpLine),
  /** Where lines of all countries are found. */
  elsewhere: z.url(),
});
export type Help = z.infer<typeof help>;
