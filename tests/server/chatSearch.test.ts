import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatHistory } from '#contract/chat.ts';
import { chatSearch } from '#contract/chatActs.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { hangsAfter, type OpenAiServer, startOpenAiServer } from './support/openaiServer.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';
import { until } from './support/until.ts';

const START = 1_700_000_000_000;
const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');
const { characterId } = first;

/** A message of the person, or an answer with its alternatives, of which the last one counts. */
type Spoken = string | readonly string[];

const importTexts = async (visitor: Visitor, texts: readonly Spoken[], id = characterId, start = START) => {
  const alternative = { status: 'done', liked: false, feedback: null, image: null };
  const messages = texts.map((spoken, index) => {
    const versions = typeof spoken === 'string' ? [spoken] : spoken;
    return {
      role: typeof spoken === 'string' ? 'user' : 'companion',
      createTime: start + index,
      chosen: versions.length - 1,
      alternatives: versions.map((text) => ({ text, ...alternative })),
    };
  });
  const conversation = { format: 'liora.conversation.v1', character: { characterId: id, name: 'Anyone' }, messages };
  expect(await visitor.post('/api/chat/import', { conversation })).toMatchObject({ errNo: 0 });
};

const search = async (visitor: Visitor, query: string, more: Readonly<Record<string, string | number>> = {}) =>
  chatSearch.response.parse((await visitor.get('/api/chat/search', { query, ...more })).data);
const found = async (visitor: Visitor, query: string, more: Readonly<Record<string, string | number>> = {}) =>
  (await search(visitor, query, more)).hits.map(({ excerpt }) => excerpt);

describeOnDatabases('the search through messages', (kind) => {
  let provider: OpenAiServer;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startOpenAiServer();
    server = await startTestServer({
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const joined = async (texts: readonly Spoken[] = []): Promise<Visitor> => {
    const visitor = new Visitor(server.origin);
    await visitor.join();
    if (texts.length > 0) await importTexts(visitor, texts);
    return visitor;
  };

  it('finds what both said, the latest first, each with its character and place', async () => {
    const visitor = await joined(['By the sea', ['The SEA is calm.'], 'Nothing']);
    await importTexts(visitor, ['Seaweed'], second.characterId, START + 10);
    const idsOf = async (id: string) =>
      chatHistory.response
        .parse((await visitor.get('/api/chat/history', { characterId: id })).data)
        .messages.map(({ msgId }) => msgId);
    const [said, answered] = await idsOf(characterId);
    const [other] = await idsOf(second.characterId);
    const summaryOf = ({ characterId, name, age, tagline, tags, slug }: typeof first) => ({
      characterId,
      origin: 'pgc',
      name,
      age,
      tagline,
      tags,
      portrait: portraitKey(slug),
    });
    const character = summaryOf(first);
    const hits = [
      { character: summaryOf(second), msgId: other, role: 'user', createTime: START + 10, excerpt: 'Seaweed' },
      { character, msgId: answered, role: 'companion', createTime: START + 1, excerpt: 'The SEA is calm.' },
      { character, msgId: said, role: 'user', createTime: START, excerpt: 'By the sea' },
    ];
    expect(await search(visitor, 'sea')).toEqual({ hits, nextCursor: null });
    expect(await search(visitor, '  sea ', { characterId })).toEqual({ hits: hits.slice(1), nextCursor: null });
    expect(await search(visitor, 'sea', { characterId: randomUUID() })).toEqual({ hits: [], nextCursor: null });
  });

  it('finds what counts, not the other alternatives', async () => {
    const visitor = await joined(['Tell me', ['A rose.', 'A tulip.', 'A lily.']]);
    expect(await found(visitor, 'lily')).toEqual(['A lily.']);
    expect(await found(visitor, 'rose')).toEqual([]);
    expect(await found(visitor, 'tulip')).toEqual([]);
  });

  it.each([
    ['100 %', ['100 % sure', '100 percent sure']],
    ['a_b', ['a_b', 'axb']],
    ['\\', ['back\\slash', 'backslash']],
    ['.*', ['.* anything', 'anything']],
    ['(?i)[a-z]+$|^', ['(?i)[a-z]+$|^ as it is', 'abc']],
    ['***=', ['***= a prefix', '= a prefix']],
    ["' or 1=1 --", ["x' or 1=1 --", 'or']],
    ['<b>', ['<b>bold</b>', 'bold']],
    ['two\nlines', ['of two\nlines', 'two lines']],
    ['🌊', ['The 🌊 rolls', 'The \u{1F30B} rolls']],
  ])('takes %j as it stands', async (query, [hit = '', miss = '']) => {
    expect(await found(await joined([miss, hit]), query)).toEqual([hit]);
  });

  it.each([
    ['CAFÉ', 'Un café.'],
    ['café', 'Un CAFÉ.'],
    ['ΚΌΣΜΟΣ', 'Ο κόσμος'],
    ['привет', 'ПРИВЕТ!'],
    ['ÆØÅ', 'æøå'],
    ['straße', 'STRAẞE'],
    ['𐐀', 'deseret 𐐨'],
  ])('finds %s in “%s”', async (query, text) => {
    expect(await found(await joined([text]), query)).toEqual([text]);
  });

  it('pages without a gap and without the same twice, also when times are the same', async () => {
    const visitor = await joined(Array.from({ length: 5 }, (_, index) => `word ${index}`));
    await importTexts(
      visitor,
      Array.from({ length: 5 }, (_, index) => `other word ${index}`),
      second.characterId,
    );
    const all = await search(visitor, 'word');
    expect(all.nextCursor).toBe(null);
    const paged: (typeof all)['hits'] = [];
    let cursor: string | null | undefined;
    let pages = 0;
    while (cursor !== null) {
      const page = await search(visitor, 'word', { pageSize: 3, ...(cursor !== undefined && { cursor }) });
      paged.push(...page.hits);
      cursor = page.nextCursor;
      pages += 1;
    }
    expect([pages, paged]).toEqual([4, all.hits]);
    expect(all.hits.map(({ createTime }) => createTime - START)).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0, 0]);
  });

  it.each(['', 'x', 'bm8', Buffer.from('["1","2"]').toString('base64url'), Buffer.from('[1]').toString('base64url')])(
    'refuses %j as a cursor',
    async (cursor) => {
      const visitor = await joined();
      expect(await visitor.get('/api/chat/search', { query: 'a', cursor })).toEqual({
        status: 400,
        errNo: 1001,
        data: { fields: [{ path: 'cursor', reason: 'notACursor' }] },
      });
    },
  );

  it('shows about 200 characters around the first place, well-formed, and says where it is cut', async () => {
    const long = `${'a'.repeat(300)} needle ${'b'.repeat(300)} needle`;
    const waves = `${'🌊'.repeat(150)}needle${'🌊'.repeat(150)}`;
    const visitor = await joined([
      long,
      `needle ${'b'.repeat(300)}`,
      `${'a'.repeat(300)} needle`,
      waves,
      `x${waves}`,
      `${'a'.repeat(96)}needle${'b'.repeat(98)}`,
    ]);
    expect(await found(visitor, 'needle')).toEqual([
      `${'a'.repeat(96)}needle${'b'.repeat(98)}`,
      `…${'🌊'.repeat(30)}needle${'🌊'.repeat(67)}…`,
      `…${'🌊'.repeat(30)}needle${'🌊'.repeat(67)}…`,
      `…${'a'.repeat(193)} needle`,
      `needle ${'b'.repeat(193)}…`,
      `…${'a'.repeat(59)} needle ${'b'.repeat(133)}…`,
    ]);
  });

  it('finds a query of 200 characters', async () => {
    const query = 'Ab é'.repeat(50).trim();
    const visitor = await joined([`It was ${query.toUpperCase()}`, 'It was not']);
    expect(await found(visitor, query)).toEqual([`It was ${query.toUpperCase()}`]);
  });

  it('does not find what is being written, nor what others said', async () => {
    provider.add(hangsAfter('A pearl in the'));
    const visitor = await joined();
    await visitor.fetch('/api/chat/completion', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ characterId, speechText: 'What pearl?' }),
    });
    await until(async () => {
      const { data } = await visitor.get('/api/chat/history', { characterId });
      return chatHistory.response.parse(data).messages.at(-1)?.text === 'A pearl in the';
    });
    expect(await found(visitor, 'pearl')).toEqual(['What pearl?']);
    expect(await found(await joined(), 'pearl')).toEqual([]);
    await visitor.post('/api/conversation/clear', { characterId });
    expect(await found(visitor, 'pearl')).toEqual([]);
  });
});
