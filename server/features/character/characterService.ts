import * as z from 'zod';
import type { Character, CharacterSummary, Homepage } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import * as repository from './characterRepository.ts';
import { greetingFor } from './greeting.ts';

const FEATURED = 5;

const cursorShape = z.tuple([z.int(), z.uuid()]);

const writeCursor = ({ rank, id }: repository.CatalogueCursor): string =>
  Buffer.from(JSON.stringify([rank, id])).toString('base64url');

const readCursor = (cursor: string): repository.CatalogueCursor => {
  try {
    const [rank, id] = cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { rank, id };
  } catch {
    throw malformed('cursor', 'notACursor');
  }
};

export const createCharacterService = (db: Database) => ({
  async explore(filter: {
    readonly tag?: string | undefined;
    readonly cursor?: string | undefined;
    readonly pageSize: number;
  }): Promise<{ characters: CharacterSummary[]; nextCursor: string | null }> {
    const rows = await repository.listCharacters(db, {
      tag: filter.tag,
      after: filter.cursor === undefined ? undefined : readCursor(filter.cursor),
      limit: filter.pageSize + 1,
    });
    const page = rows.slice(0, filter.pageSize);
    const last = page.at(-1);
    return {
      characters: page.map(({ rank: _rank, ...summary }) => summary),
      nextCursor: rows.length > filter.pageSize && last ? writeCursor({ rank: last.rank, id: last.characterId }) : null,
    };
  },

  /** The greeting has the name of whoever asks. */
  async detail(characterId: string, caller: Caller | undefined): Promise<Character> {
    const found = await repository.findCharacter(db, characterId);
    if (found === undefined) throw new ApiError(errNo.notFound, 'No such character');
    const { id, origin, name, age, tagline, tags, portrait, description, scenario } = found;
    const greeting = greetingFor(found, caller);
    return { characterId: id, origin, name, age, tagline, tags, portrait, description, scenario, greeting };
  },

  async homepage(): Promise<Homepage> {
    const [featured, tags] = await Promise.all([repository.featuredCharacters(db, FEATURED), repository.countTags(db)]);
    return { featured, tags };
  },
});
export type CharacterService = ReturnType<typeof createCharacterService>;
