import type { Appearance } from '#contract/appearance.ts';
import type { Weather } from '@liora/painter/weather.ts';
import type { Occasion } from '../../image/clothesAt.ts';
import type { PictureStyle } from '#contract/picture.ts';

export type Look = Partial<Appearance>;
export type Accessory = Appearance['accessories'][number];

/** What an adjective can belong to. */
export type Noun =
  | 'hair'
  | 'beard'
  | 'eyes'
  | 'skin'
  | 'face'
  | 'lips'
  | 'nose'
  | 'outfit'
  | 'accent'
  | 'mood'
  | 'build';

/** What a word of a wish does. */
export interface Term {
  /** Said of whoever is on the picture. */
  readonly look?: Look;
  /** The same, where the wish is not about somebody whose looks are known. */
  readonly person?: Look;
  readonly wear?: Accessory;
  readonly weather?: Weather;
  readonly occasion?: Occasion;
  readonly style?: PictureStyle;
  /** As a noun: takes the adjectives around it that mean something for it. */
  readonly noun?: Noun;
  /** As an adjective: what it means for a noun. */
  readonly of?: { readonly [Key in Noun]?: Look };
  /** As an adjective without a noun. */
  readonly alone?: Look;
  /** It is a "no" of several words. */
  readonly negates?: true;
  /** What "no" or "without" does with it. */
  readonly without?: (look: Appearance) => Look;
}

/** A term under each of its phrases: words in lower case, parted by spaces. */
export const say = (term: Term, ...phrases: readonly string[]): [string, Term][] =>
  phrases.map((phrase) => [phrase, term]);
