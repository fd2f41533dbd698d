import type { Lorebook } from '@liora/companion/lorebook/lorebook.ts';
import { makers } from './characters/makers.ts';
import { musicians } from './characters/musicians.ts';
import { otherTimes } from './characters/otherTimes.ts';
import { otherWorlds } from './characters/otherWorlds.ts';
import { outdoors } from './characters/outdoors.ts';
import { scholars } from './characters/scholars.ts';
import { tables } from './characters/tables.ts';
import { lorebooks } from './lorebooks.ts';
import type { SeedCharacter } from './seedCharacter.ts';

/** One with what its lorebook tells. */
export interface TaughtCharacter extends SeedCharacter {
  readonly lorebook: Lorebook | null;
}

/** Everyone whom the product comes with, most popular first. */
export const seedCharacters: readonly TaughtCharacter[] = [
  ...makers,
  ...scholars,
  ...tables,
  ...musicians,
  ...outdoors,
  ...otherTimes,
  ...otherWorlds,
]
  .map((character) => ({ ...character, lorebook: lorebooks[character.slug] ?? null }))
  .toSorted((one, other) => one.popularity - other.popularity);
