import type { ResponseOf } from '#contract/call.ts';
import type { characterExplore, Homepage } from '#contract/character.ts';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { BASE_LOCALE, type Locale } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { apart } from './apart.ts';
import { type CatalogueCursor, type CatalogueFilter, NEAR, readCursor, writeCursor } from './catalogueCursor.ts';
import { mendWords, readWords, type SearchWord } from './catalogueWords.ts';
import { isShownTo } from './characterAccess.ts';
import * as repository from './characterRepository.ts';
import { inLocale, summaryInLocale } from './inLocale.ts';
import { profileOf } from './profile.ts';

const FEATURED = 5;

type CataloguePage = ResponseOf<typeof characterExplore>;
const NOBODY: CataloguePage = { characters: [], nextCursor: null };

type Request = CatalogueFilter & { readonly pageSize: number };
type Listed = Awaited<ReturnType<typeof repository.listCharacters>>;

const pageOf = (filter: Request, rows: Listed, isMended: boolean): CataloguePage => {
  const page = rows.slice(0, filter.pageSize);
  const last = page.at(-1);
  const shown = filter.sort === 'popular' && filter.query === undefined ? apart(page) : page;
  return {
    characters: shown.map(({ tier: _tier, value: _value, rank: _rank, setting: _setting, ...summary }) => summary),
    nextCursor:
      rows.length > filter.pageSize && last ? writeCursor(filter, { ...last, id: last.characterId, isMended }) : null,
  };
};

export const createCharacterService = (db: Database) => {
  const listPage = async (
    filter: Request,
    words: readonly SearchWord[],
    after: CatalogueCursor | undefined,
    isMended: boolean,
  ): Promise<CataloguePage> =>
    pageOf(filter, await repository.listCharacters(db, filter, { words, after, limit: filter.pageSize + 1 }), isMended);

  const listNear = async (
    filter: Request,
    words: readonly SearchWord[],
    after: CatalogueCursor | undefined,
  ): Promise<CataloguePage> => {
    const rows = await repository.listNear(db, filter, { words, after, limit: filter.pageSize + 1 });
    return rows.length === 0 ? NOBODY : { ...pageOf(filter, rows, true), isNear: true };
  };

  const find = async (
    request: Request & { readonly cursor?: string | undefined },
    locale: Locale,
  ): Promise<CataloguePage> => {
    const { query, cursor } = request;
    const after = cursor === undefined ? undefined : readCursor(request, cursor);
    if (query === undefined) return listPage(request, [], after, false);
    const words = await readWords(db, query, locale);
    if (words.length === 0) return NOBODY;
    if (after?.isMended !== true) {
      // Words with typing errors are nobody's, which is seen sooner than who comes first.
      const mayHavePage = after !== undefined || (await repository.isAnybodyFound(db, words));
      const page = mayHavePage ? await listPage(request, words, after, false) : NOBODY;
      if (after !== undefined || page.characters.length > 0) return page;
    }
    const mended = await mendWords(db, words);
    if (mended !== undefined && (after === undefined || after.tier < NEAR)) {
      const page = await listPage(request, mended, after, true);
      if (after !== undefined || page.characters.length > 0) return page;
    }
    return listNear(request, mended ?? words, after);
  };

  return {
    async explore(request: Parameters<typeof find>[0], locale: Locale = BASE_LOCALE): Promise<CataloguePage> {
      const page = await find(request, locale);
      return { ...page, characters: page.characters.map((summary) => summaryInLocale(summary, locale)) };
    },

    /** Its texts have the name of whoever asks. */
    async detail(
      characterId: string,
      caller: Caller | undefined,
      locale: Locale = BASE_LOCALE,
    ): Promise<CharacterProfile> {
      const stored = await repository.findCharacter(db, characterId);
      const found = stored && inLocale(stored, locale);
      const hasConversation = caller !== undefined && (await repository.talksWith(db, caller.id, characterId));
      if (found === undefined || !(isShownTo(found, caller) || hasConversation))
        throw new ApiError(errNo.notFound, 'No such character');
      return profileOf(found, caller, hasConversation);
    },

    async homepage(locale: Locale = BASE_LOCALE): Promise<Homepage> {
      const [featured, tags] = await Promise.all([
        repository.featuredCharacters(db, FEATURED),
        repository.countTags(db),
      ]);
      return {
        featured: apart(featured).map(({ setting: _setting, ...summary }) => summaryInLocale(summary, locale)),
        tags,
      };
    },
  };
};
export type CharacterService = ReturnType<typeof createCharacterService>;
