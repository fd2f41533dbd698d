import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '#server/db/pglite.ts';
import { characters } from '#server/db/schema.ts';
import { createLog } from '#server/log.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { SEED_TAGS } from '#server/seed/seedCharacter.ts';
import { createRandom } from '@liora/painter/random.ts';

/** Rows that are stored in one go. */
const AT_ONCE = 500;

const SYLLABLES = [
  'ka',
  'mi',
  'ra',
  'lo',
  'ven',
  'tor',
  'el',
  'is',
  'an',
  'dor',
  'sha',
  'li',
  'qu',
  'ze',
  'bra',
  'fin',
] as const;
/** Share of words that hardly anybody else uses: names of places, trades, things. */
const RARE = 0.03;
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/\s+/));

/** Fills the embedded database of a server with made-up characters: the same ones every time, of words that seed characters use. */
export const fillCatalogue = async (dataDir: string, size: number): Promise<void> => {
  const random = createRandom('explore', 'bench');
  const words = wordsOf(
    seedCharacters.flatMap(({ description, personality, scenario }) => [description, personality, scenario]),
  );
  const below = (limit: number): number => Math.floor(random.next() * limit);
  const letters = (syllables: number): string =>
    Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('');
  const name = (): string => {
    const made = letters(2 + below(2));
    return `${made.slice(0, 1).toUpperCase()}${made.slice(1)}`;
  };
  const word = (): string => (random.chance(RARE) ? letters(3) : (words[below(words.length)] ?? ''));
  const text = (length: number): string => Array.from({ length }, word).join(' ');
  const made = (index: number): typeof characters.$inferInsert => ({
    id: randomUUID(),
    origin: below(10) === 0 ? 'pgc' : 'ugc',
    name: `${name()} ${name()}`,
    age: 18 + below(60),
    tagline: text(8),
    description: text(40 + below(200)),
    personality: text(30),
    scenario: text(30),
    greeting: text(30),
    exampleDialogue: text(60),
    tags: Array.from({ length: 2 + below(3) }, () => random.pick(SEED_TAGS)),
    portrait: 'portraits/none.webp',
    rank: 1000,
    popularity: below(3) === 0 ? below(1000) : 0,
    createTime: START + index * MINUTE,
  });
  const database = await openPglite(join(dataDir, 'database'), createLog('silent'));
  try {
    for (let start = 0; start < size; start += AT_ONCE)
      await database.db
        .insert(characters)
        .values(Array.from({ length: Math.min(AT_ONCE, size - start) }, (_, index) => made(start + index)));
    // As the server does every hour.
    await database.db.execute(sql`VACUUM (ANALYZE)`);
  } finally {
    await database.close();
  }
};
