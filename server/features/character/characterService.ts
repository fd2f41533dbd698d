import type { CharacterSummary, Homepage } from '#contract/character.ts';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { BASE_LOCALE, type Locale } from '#contract/locale.ts';
import type { Database } from '#server/db/database.ts';
import { expressionKeysOf } from '#server/features/media/expressions.ts';
import { galleryOf } from '#server/features/media/gallery.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { toldWith } from '#server/seed/translations.ts';
import { type CatalogueCursor, type CatalogueFilter, readCursor, writeCursor } from './catalogueCursor.ts';
import { type Meanings, mendWords, readWords } from './catalogueWords.ts';
import { asSeenBy, isOwnOf, isShownTo } from './characterAccess.ts';
import * as repository from './characterRepository.ts';
import { filledFor, greetingFor, greetingsFor, shownTagline } from './greeting.ts';
import { inLocale, summaryInLocale } from './inLocale.ts';
import { toldOf } from './told.ts';

const FEATURED = 5;

interface CataloguePage {
  readonly characters: CharacterSummary[];
  readonly nextCursor: string | null;
}
const NOBODY: CataloguePage = { characters: [], nextCursor: null };

export const createCharacterService = (db: Database) => {
  const listPage = async (
    filter: CatalogueFilter & { readonly pageSize: number },
    meanings: Meanings,
    after: CatalogueCursor | undefined,
    isMended: boolean,
  ): Promise<CataloguePage> => {
    const rows = await repository.listCharacters(db, filter, { meanings, after, limit: filter.pageSize + 1 });
    const page = rows.slice(0, filter.pageSize);
    const last = page.at(-1);
    return {
      characters: page.map(({ tier: _tier, value: _value, rank: _rank, ...summary }) => summary),
      nextCursor:
        rows.length > filter.pageSize && last ? writeCursor(filter, { ...last, id: last.characterId, isMended }) : null,
    };
  };

  const find = async (
    request: CatalogueFilter & { readonly cursor?: string | undefined; readonly pageSize: number },
    locale: Locale,
  ): Promise<CataloguePage> => {
    const { query, cursor } = request;
    const after = cursor === undefined ? undefined : readCursor(request, cursor);
    if (query === undefined) return listPage(request, [], after, false);
    const words = await readWords(db, query);
    if (words.length === 0) return NOBODY;
    if (after?.isMended !== true) {
      const meanings = words.map((word) => [word]);
      // Words with typing errors are nobody's, which is seen sooner than who comes first.
      const mayHavePage = after !== undefined || (await repository.isAnybodyFound(db, meanings));
      const page = mayHavePage ? await listPage(request, meanings, after, false) : NOBODY;
      if (after !== undefined || page.characters.length > 0) return page;
      const told = await repository.listThese(db, request, toldWith(words, locale));
      if (told.length > 0) return { characters: told, nextCursor: null };
    }
    const meanings = await mendWords(db, words);
    return meanings === undefined ? NOBODY : listPage(request, meanings, after, true);
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
      const seen = asSeenBy(found, caller);
      const { id, origin, name, age, tags, portrait, createTime, visibility } = seen;
      const isGone = !isShownTo(found, caller);
      const isBlocked = found.status === 'blocked';
      // What its owner writes after withdrawing it is for the owner alone; so is what was blocked.
      const isWithdrawn = isGone && (found.deleteTime === null || found.lastShown !== null || isBlocked);
      const filled = isWithdrawn ? () => '' : filledFor(found, caller);
      const told = toldOf(found);
      const expressions = isGone || found.status !== 'ready' ? undefined : expressionKeysOf(found);
      return {
        characterId: id,
        origin,
        name,
        age,
        tagline: isGone && isBlocked ? '' : shownTagline(seen),
        tags,
        portrait,
        description: filled(told.description),
        scenario: filled(told.scenario),
        greeting: isWithdrawn ? '' : greetingFor(found, caller, told.greeting),
        greetings: isWithdrawn ? [] : greetingsFor(found, caller),
        gallery: isGone && isBlocked ? [] : galleryOf(found),
        ...(expressions !== undefined && { expressions }),
        conversations: found.popularity,
        createTime,
        hasConversation,
        isOwn: isOwnOf(found, caller),
        visibility,
        isGone,
        isBlocked,
      };
    },

    async homepage(locale: Locale = BASE_LOCALE): Promise<Homepage> {
      const [featured, tags] = await Promise.all([
        repository.featuredCharacters(db, FEATURED),
        repository.countTags(db),
      ]);
      return { featured: featured.map((summary) => summaryInLocale(summary, locale)), tags };
    },
  };
};
export type CharacterService = ReturnType<typeof createCharacterService>;
