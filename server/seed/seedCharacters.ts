import { makers } from './characters/makers.ts';
import { musicians } from './characters/musicians.ts';
import { otherTimes } from './characters/otherTimes.ts';
import { otherWorlds } from './characters/otherWorlds.ts';
import { outdoors } from './characters/outdoors.ts';
import { scholars } from './characters/scholars.ts';
import { tables } from './characters/tables.ts';
import type { SeedCharacter } from './seedCharacter.ts';

/** Everyone whom the product comes with, most popular first. */
export const seedCharacters: readonly SeedCharacter[] = [
  ...makers,
  ...scholars,
  ...tables,
  ...musicians,
  ...outdoors,
  ...otherTimes,
  ...otherWorlds,
].toSorted((one, other) => one.popularity - other.popularity);
