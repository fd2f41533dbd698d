import type { Appearance } from '#contract/appearance.ts';

/** Tags of the catalogue: what people choose characters by. A seed character has three to five. */
export const SEED_TAGS = [
  'contemporary',
  'fantasy',
  'science fiction',
  'mystery',
  'adventure',
  'art',
  'music',
  'books',
  'food',
  'nature',
  'science',
  'travel',
  'history',
  'craft',
  'humour',
  'comfort',
  'mentor',
  'romance',
  'slow burn',
] as const;
export type SeedTag = (typeof SEED_TAGS)[number];

/** A character that the product comes with: origin pgc, an adult. */
export interface SeedCharacter {
  /** Fixed for ever: conversations point to it. */
  readonly characterId: string;
  /** Lower-case words and dashes; names the portrait. */
  readonly slug: string;
  readonly name: string;
  /** Whole years. */
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  /** May hold `{{user}}`, which stands for the person's name, and *actions*. */
  readonly greeting: string;
  /** Lines that begin with `{{user}}: ` and `{{char}}: `. */
  readonly exampleDialogue: string;
  readonly tags: readonly SeedTag[];
  readonly appearance: Appearance;
  /** Rank of the catalogue's first day; 1 is shown first. */
  readonly popularity: number;
}

/** Key of a seed character's portrait, for `imageUrl`. */
export const portraitKey = (slug: string): string => `portraits/${slug}.webp`;
