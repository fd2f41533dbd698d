import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errNo } from '#contract/errNo.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import type { CatalogueFilter } from '#server/features/character/catalogueCursor.ts';
import { type CharacterService, createCharacterService } from '#server/features/character/characterService.ts';
import { ApiError } from '#server/http/apiError.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { addCharacters } from './support/castOf.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const everybody = [
  {
    name: 'Mira Solano',
    tagline: 'Keeps a lighthouse',
    description: 'Mysterious and warm; she reads the tides.',
    tags: ['calm', 'sea'],
    popularity: 5,
    createTime: 100,
    rank: 1,
    origin: 'pgc' as const,
  },
  {
    name: 'Zoë Äng',
    tagline: 'Paints the sea',
    description: 'Lives beside a lighthouse with her brother Jun.',
    tags: ['art', 'sea'],
    popularity: 9,
    createTime: 300,
  },
  { name: 'Lighthouse Bob', tagline: 'Tells tall tales', tags: ['humour'], popularity: 1, createTime: 200, rank: 3 },
  { name: 'Jo', tagline: 'Starts fires, mends hearts', description: '東京のカフェ', popularity: 1, createTime: 400 },
  { name: '桜井 美咲', tagline: '서울의 밤', tags: [], popularity: -1, createTime: 50 },
  { name: 'Noor', tagline: 'Maps 100%_of the night', tags: ['calm'], popularity: 0, createTime: 500, rank: 2 },
];
const hidden = { tagline: 'Keeps a lighthouse', tags: ['calm', 'secret'], popularity: 99 };

const refusalOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { errNo: error.errNo, data: error.data } : error),
  );

describeOnDatabases('[CHAR-01] the catalogue', (kind) => {
  let database: OpenDatabase;
  let service: CharacterService;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    service = createCharacterService(database.db);
    await addCharacters(
      database.db,
      ...everybody,
      { ...hidden, name: 'Private', visibility: 'private', review: 'none' },
      { ...hidden, name: 'Unlisted', visibility: 'unlisted', review: 'none' },
      { ...hidden, name: 'Pending', review: 'pending' },
      { ...hidden, name: 'Refused', review: 'refused' },
      { ...hidden, name: 'Painting', status: 'painting' },
      { ...hidden, name: 'Deleted', deleteTime: 1 },
    );
  });
  afterAll(() => database.close());

  const found = async (filter: Partial<CatalogueFilter>): Promise<string[]> => {
    const { characters: page } = await service.explore({ sort: 'popular', pageSize: 60, ...filter });
    return page.map(({ name }) => name);
  };
  const leafed = async (filter: Partial<CatalogueFilter>): Promise<string[]> => {
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await service.explore({ sort: 'popular', pageSize: 1, ...filter, ...(cursor && { cursor }) });
      names.push(...page.characters.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return names;
  };

  it('lists whoever is ready, public and approved, the most popular first', async () => {
    expect(await found({})).toEqual(['Zoë Äng', 'Mira Solano', 'Lighthouse Bob', 'Jo', 'Noor', '桜井 美咲']);
  });

  it('lists the latest first when asked to', async () => {
    expect(await found({ sort: 'new' })).toEqual([
      'Noor',
      'Jo',
      'Zoë Äng',
      'Lighthouse Bob',
      'Mira Solano',
      '桜井 美咲',
    ]);
  });

  it('filters by tag and by origin, and by both', async () => {
    expect(await found({ tag: 'calm' })).toEqual(['Mira Solano', 'Noor']);
    expect(await found({ origin: 'pgc' })).toEqual(['Mira Solano']);
    expect(await found({ origin: 'ugc', tag: 'sea' })).toEqual(['Zoë Äng']);
    expect(await found({ tag: 'secret' })).toEqual([]);
  });

  it.each([
    ['in name, tagline and description, in that order', 'lighthouse', ['Lighthouse Bob', 'Mira Solano', 'Zoë Äng']],
    ['by every word, wherever it is', 'sea brother', ['Zoë Äng']],
    ['by the beginning of a word', 'lightho', ['Lighthouse Bob', 'Mira Solano', 'Zoë Äng']],
    ['not by the middle of one', 'steri', []],
    ['in any case and without accents', 'ZOE ang', ['Zoë Äng']],
    ['with accents too', 'zoë', ['Zoë Äng']],
    ['in writing without spaces', 'カフェ', ['Jo']],
    ['[N-32] by tags too', 'humour', ['Lighthouse Bob']],
    ['[N-32] by a tag beside other words', 'calm maps', ['Noor']],
    ['[N-32] by a name written together', '桜井美咲', ['桜井 美咲']],
    ['[N-32] by a part of such a name', '美咲', ['桜井 美咲']],
    ['[N-32] by a word of two syllables', '서울', ['桜井 美咲']],
    ['with two letters swapped', 'lihgthouse', ['Lighthouse Bob', 'Mira Solano', 'Zoë Äng']],
    ['with a letter too few', 'lighthose', ['Lighthouse Bob', 'Mira Solano', 'Zoë Äng']],
    ['with a letter too many', 'misterrious', ['Mira Solano']],
    ['with two wrong letters in a long word', 'mistereous', ['Mira Solano']],
    ['with a wrong letter in a short name', 'Mura', ['Mira Solano']],
    ['with the letters of a short name swapped', 'Mria', ['Mira Solano']],
    ['with the first letter wrong', 'Nira', ['Mira Solano']],
    ['with a name of three letters swapped', 'jnu', ['Zoë Äng']],
    ['with one word right and one wrong', 'lihgthouse brother', ['Zoë Äng']],
    ['with nothing like it: for nothing', 'xylophone', []],
    ['by one letter: names only', 'j', ['Jo']],
    ['by two letters: any word of a name', 'bo', ['Lighthouse Bob']],
    ['by two letters that no name begins with', 'ke', []],
    ['by short words beside long ones', 'mi lighthouse', ['Mira Solano']],
    ['without the words that say nothing', 'someone who keeps a lighthouse', ['Mira Solano']],
    ['with such words alone', 'who', []],
    [
      'whoever has the most of the words first, where nobody has all',
      'lighthouse tides xylophone',
      ['Mira Solano', 'Zoë Äng', 'Lighthouse Bob'],
    ],
    ['the same with a word mended', 'lihgthouse tales xylophone', ['Lighthouse Bob', 'Zoë Äng', 'Mira Solano']],
    ['by no short word alone among several', 'xylophone bo', []],
    ['by signs alone', '%_!', []],
    ['by signs beside words', '100%', ['Noor']],
  ])('searches %s', async (_, query, names) => {
    expect(await found({ query })).toEqual(names);
  });

  it('searches within tag, origin and sort', async () => {
    expect(await found({ query: 'lihgthouse', tag: 'sea' })).toEqual(['Mira Solano', 'Zoë Äng']);
    expect(await found({ query: 'lihgthouse', tag: 'sea', origin: 'ugc' })).toEqual(['Zoë Äng']);
    expect(await found({ query: 'sea', sort: 'new' })).toEqual(['Zoë Äng', 'Mira Solano']);
  });

  it.each([
    {},
    { sort: 'new' as const },
    { tag: 'calm' },
    { query: 'lighthouse' },
    { query: 'a' },
    { query: 'the' },
    { query: 'lihgthouse' },
    { query: 'lighthouse', sort: 'new' as const },
    { query: 'lighthouse tides xylophone' },
    { query: 'lighthouse tides xylophone', sort: 'new' as const },
  ])('leafs through %j as it lists it', async (filter) => {
    expect(await leafed(filter)).toEqual(await found(filter));
  });

  it('says whether everybody who is listed has all the words', async () => {
    const isNear = async (query: string) => (await service.explore({ sort: 'popular', pageSize: 60, query })).isNear;
    expect([await isNear('lighthouse tides'), await isNear('lighthouse xylophone'), await isNear('xylophone')]).toEqual(
      [undefined, true, undefined],
    );
    const { nextCursor } = await service.explore({ sort: 'popular', pageSize: 1, query: 'lighthouse xylophone' });
    const next = { sort: 'popular', pageSize: 60, query: 'lighthouse xylophone', cursor: nextCursor ?? '' } as const;
    expect(await service.explore(next)).toMatchObject({ isNear: true, nextCursor: null });
  });

  it('leaves out what says nothing in the language of whoever searches', async () => {
    const named = async (query: string, locale: 'en' | 'de') =>
      (await service.explore({ sort: 'popular', pageSize: 60, query }, locale)).characters.map(({ name }) => name);
    expect(await named('jemand mit einem lighthouse tides', 'de')).toEqual(['Mira Solano']);
    expect(await named('jemand mit einem lighthouse tides', 'en')).toEqual([
      'Mira Solano',
      'Zoë Äng',
      'Lighthouse Bob',
    ]);
  });

  it('refuses the cursor of another request, and what is none', async () => {
    const { nextCursor } = await service.explore({ sort: 'popular', pageSize: 1, tag: 'calm' });
    const cursor = nextCursor ?? '';
    const refused = (reason: string) => ({
      errNo: errNo.invalidInput,
      data: { fields: [{ path: 'cursor', reason }] },
    });
    for (const other of [
      { sort: 'new', tag: 'calm' },
      { sort: 'popular', tag: 'sea' },
      { sort: 'popular' },
      { sort: 'popular', tag: 'calm', origin: 'pgc' },
      { sort: 'popular', tag: 'calm', query: 'mira' },
    ] as const)
      expect(await refusalOf(service.explore({ ...other, pageSize: 1, cursor }))).toEqual(refused('doesNotFit'));
    expect(await refusalOf(service.explore({ sort: 'popular', pageSize: 1, cursor: 'none' }))).toEqual(
      refused('notACursor'),
    );
  });

  it('keeps apart, in a page of the most popular, who are at one place, and leaves nobody out', async () => {
    const [one, other] = seedCharacters.map(({ appearance }) => appearance);
    const given = { tags: ['placed'], appearance: one };
    const ids = await addCharacters(
      database.db,
      { ...given, name: 'First', popularity: 3, createTime: 3 },
      { ...given, name: 'Second', popularity: 2, createTime: 2 },
      { ...given, name: 'Third', popularity: 1, createTime: 1, appearance: other },
    );
    const [popular, latest, leaf] = [
      await found({ tag: 'placed' }),
      await found({ tag: 'placed', sort: 'new' }),
      await leafed({ tag: 'placed' }),
    ];
    await database.db.delete(characters).where(inArray(characters.id, ids));
    expect({ popular, latest, leaf }).toEqual({
      popular: ['First', 'Third', 'Second'],
      latest: ['First', 'Second', 'Third'],
      leaf: ['First', 'Second', 'Third'],
    });
  });

  it('goes on behind the last one though others have come meanwhile', async () => {
    const first = await service.explore({ sort: 'new', pageSize: 2 });
    const [added] = await addCharacters(database.db, { name: 'Late', createTime: 900 });
    const next = await service.explore({ sort: 'new', pageSize: 60, cursor: first.nextCursor ?? '' });
    await database.db.delete(characters).where(eq(characters.id, added ?? ''));
    expect(next.characters.map(({ name }) => name)).toEqual(['Zoë Äng', 'Lighthouse Bob', 'Mira Solano', '桜井 美咲']);
  });

  it('finds what is changed, and loses what is taken back', async () => {
    const [id = ''] = await addCharacters(database.db, { name: 'Before', description: 'An otter.' });
    const change = (values: Partial<typeof characters.$inferInsert>) =>
      database.db.update(characters).set(values).where(eq(characters.id, id));
    expect(await found({ query: 'otter' })).toEqual(['Before']);
    await change({ name: 'After', description: 'A badger.' });
    expect([await found({ query: 'otter' }), await found({ query: 'badegr' })]).toEqual([[], ['After']]);
    await change({ tags: ['burrows'] });
    expect(await found({ query: 'burrows' })).toEqual(['After']);
    await change({ visibility: 'unlisted' });
    expect(await found({ query: 'badger' })).toEqual([]);
    await change({ visibility: 'public' });
    expect(await found({ query: 'badger' })).toEqual(['After']);
    await change({ deleteTime: 1 });
    expect(await found({ query: 'badger' })).toEqual([]);
  });

  it('[CHAR-02] counts tags of those that are listed, as they come, change and go', async () => {
    const added = async (tags: string[]): Promise<string> => {
      const [id = ''] = await addCharacters(database.db, { name: 'Tagged', tags });
      return id;
    };
    const change = (id: string, values: Partial<typeof characters.$inferInsert>) =>
      database.db.update(characters).set(values).where(eq(characters.id, id));
    const counted = async () =>
      Object.fromEntries(
        (await service.homepage()).tags.filter(({ tag }) => tag.startsWith('#')).map(({ tag, count }) => [tag, count]),
      );
    const [one, other] = [await added(['#a', '#b']), await added(['#b', '#c'])];
    const hiddenOne = await added(['#hidden']);
    await change(hiddenOne, { visibility: 'unlisted' });
    expect(await counted()).toEqual({ '#a': 1, '#b': 2, '#c': 1 });
    await change(one, { tags: ['#b', '#d'] });
    expect(await counted()).toEqual({ '#b': 2, '#c': 1, '#d': 1 });
    await change(one, { popularity: 7, deleteTime: 1 });
    await change(one, { tags: ['#e'] });
    await change(hiddenOne, { tags: ['#hidden', '#c'], visibility: 'public' });
    expect(await counted()).toEqual({ '#b': 1, '#c': 2, '#hidden': 1 });
    await database.db.delete(characters).where(inArray(characters.id, [one, other, hiddenOne]));
    expect(await counted()).toEqual({});
  });

  it('[CHAR-02] shows on the home page only those that are listed', async () => {
    const { featured, tags } = await service.homepage();
    expect(featured.map(({ name }) => name)).toEqual((await found({})).slice(0, 5));
    expect(tags).toEqual([
      { tag: 'calm', count: 2 },
      { tag: 'sea', count: 2 },
      { tag: 'art', count: 1 },
      { tag: 'humour', count: 1 },
    ]);
  });
});
