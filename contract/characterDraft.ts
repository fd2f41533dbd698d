import * as z from 'zod/mini';
import { ADULT_AGE } from './account.ts';
import { appearance } from './appearance.ts';
import { visibility } from './character.ts';
import { shownLine } from './shownLine.ts';
import { text } from './text.ts';

/**
 * The longest texts and the most entries of a character that is made here. Texts of cards may be longer: all of them together as `CARD_TEXT_MAX`
 * allows. They are kept whole, but a model is told only as much of each as this, and so is whoever looks at the profile.
 */
export const CHARACTER_LIMITS = {
  name: 100,
  tagline: 200,
  description: 20_000,
  personality: 10_000,
  scenario: 10_000,
  greeting: 10_000,
  exampleDialogue: 20_000,
  alternateGreetings: 100,
  systemPrompt: 10_000,
  postHistoryInstructions: 10_000,
  tags: 20,
  tag: 40,
} as const;
/** The oldest age that a character can be given, in years: there are immortals. */
export const CHARACTER_AGE_MAX = 10_000;

/** How a character speaks when it is read out; `null` leaves it to the device. */
export const voice = z.enum(['warm', 'bright', 'calm', 'deep', 'soft', 'crisp']);
export type Voice = z.infer<typeof voice>;

/** Why the content rules refuse something. */
export const refusal = z.enum(['underAge', 'realPerson', 'sexualViolence', 'hate', 'selfHarm', 'violence', 'other']);
export type Refusal = z.infer<typeof refusal>;

/** What a person makes of a character. */
export const characterDraft = z.strictObject({
  name: shownLine({ min: 1, max: CHARACTER_LIMITS.name }),
  /** Whole years. Every character is an adult: 1001 with `tooSmall` otherwise. */
  age: z
    .int({ error: 'notANumber' })
    .check(z.minimum(ADULT_AGE, { error: 'tooSmall' }), z.maximum(CHARACTER_AGE_MAX, { error: 'tooLarge' })),
  tagline: shownLine({ min: 0, max: CHARACTER_LIMITS.tagline }),
  description: text({ max: CHARACTER_LIMITS.description }),
  personality: text({ max: CHARACTER_LIMITS.personality }),
  scenario: text({ max: CHARACTER_LIMITS.scenario }),
  /** May hold `{{user}}` and `{{char}}`. */
  greeting: text({ min: 1, max: CHARACTER_LIMITS.greeting }),
  /** Other ways to begin; they become alternatives of the first message. */
  alternateGreetings: z
    .array(text({ min: 1, max: CHARACTER_LIMITS.greeting }))
    .check(z.maxLength(CHARACTER_LIMITS.alternateGreetings, { error: 'tooLong' })),
  /** Lines that begin with `{{user}}: ` and `{{char}}: `. */
  exampleDialogue: text({ max: CHARACTER_LIMITS.exampleDialogue }),
  /** None of them twice. */
  tags: z.pipe(
    z
      .array(shownLine({ min: 1, max: CHARACTER_LIMITS.tag }))
      .check(z.maxLength(CHARACTER_LIMITS.tags, { error: 'tooLong' })),
    z.transform((tags) => [...new Set(tags)]),
  ),
  appearance,
  voice: z.nullable(voice),
  visibility,
});
export type CharacterDraft = z.infer<typeof characterDraft>;

/** The fields of a draft that Liora can help to write. */
export const helpedField = z.enum(['tagline', 'description', 'personality', 'scenario', 'greeting']);
export type HelpedField = z.infer<typeof helpedField>;

/** Words that a character is made of by a few choices. Codes; the browser words them. */
export const temperament = z.enum(['gentle', 'playful', 'witty', 'brave', 'dreamy', 'serious', 'bold', 'shy']);
export const part = z.enum(['friend', 'partner', 'mentor', 'rival', 'adventurer', 'stranger']);
export type Temperament = z.infer<typeof temperament>;
export type Part = z.infer<typeof part>;

/** A handful of choices, from which the server writes the whole character. */
export const quickDraft = z.strictObject({
  /** Of one of the looks that quick-options gives. */
  lookId: z.string().check(z.maxLength(40)),
  name: shownLine({ min: 1, max: CHARACTER_LIMITS.name }),
  age: characterDraft.shape.age,
  temperament,
  part,
  visibility,
});
export type QuickDraft = z.infer<typeof quickDraft>;
