import { characterExplore, exploreSort, origin } from '#contract/character.ts';
import { type ExploreFilter, NO_FILTER } from '#machines/explore/exploreMachine.ts';

const { query, tag } = characterExplore.request.shape;

/** What the query of an address wants to see; what it cannot want counts as left out. */
export const readFilter = (search: URLSearchParams): ExploreFilter => ({
  query: query.safeParse(search.get('query') ?? undefined).data ?? NO_FILTER.query,
  tag: tag.safeParse(search.get('tag') ?? undefined).data ?? NO_FILTER.tag,
  origin: origin.safeParse(search.get('origin')).data ?? NO_FILTER.origin,
  sort: exploreSort.safeParse(search.get('sort')).data ?? NO_FILTER.sort,
});

/** The query of an address, with its question mark; empty for everybody. The same filter always gives the same. */
export const writeFilter = (filter: ExploreFilter): string => {
  const search = new URLSearchParams();
  if (filter.query !== null) search.set('query', filter.query);
  if (filter.tag !== null) search.set('tag', filter.tag);
  if (filter.origin !== null) search.set('origin', filter.origin);
  if (filter.sort !== NO_FILTER.sort) search.set('sort', filter.sort);
  return search.size === 0 ? '' : `?${search}`;
};
