import { customType, pgTable, uuid } from 'drizzle-orm/pg-core';
import { characters } from './schema.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength),
});

/** Files that cards came in, for their characters’ owners: whole pictures and archives, which come out again on export. They go when the character is deleted. */
export const characterFiles = pgTable('character_files', {
  characterId: uuid('character_id')
    .primaryKey()
    .references(() => characters.id, { onDelete: 'cascade' }),
  /** A picture in PNG without its card, or a .charx as it came. */
  file: bytes().notNull(),
});
